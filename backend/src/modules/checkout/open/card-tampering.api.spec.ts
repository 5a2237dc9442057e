import { toCents } from '@shop/contract/money';
import { givenProduct } from '#test/support/builders/catalog.js';
import { givenCart } from '#test/support/builders/order.js';
import { CardShop } from '#test/support/card-shop.js';
import { countEverything, expectInvariants } from '#test/support/invariants.js';
import { Checkout } from '../checkout.entity.js';

let cards: CardShop;
beforeAll(async () => {
  cards = await CardShop.open('stripe');
});
afterEach(() => expectInvariants(cards.shop.db));
afterAll(() => cards.close());

const one = async (over = {}) => [{ product: await givenProduct(cards.shop.db, over), quantity: 1 }];
const begun = () => cards.stripe.count(/^POST \/v1\/payment_intents$/);

describe('values from the browser when a payment is started (threats 1, 3, 4 and 5)', () => {
  const cases: [string, Record<string, unknown>, number, string][] = [
    ['a lower amount', { amount: '47.99' }, 409, 'CART_CHANGED'],
    ['a higher amount', { amount: '48.01' }, 409, 'CART_CHANGED'],
    ['a number', { amount: 48 }, 400, 'INVALID'],
    ['an exponent', { amount: '4.8e1' }, 400, 'INVALID'],
    ['no decimals', { amount: '48' }, 400, 'INVALID'],
    ['three decimals', { amount: '48.000' }, 400, 'INVALID'],
    ['a negative amount', { amount: '-48.00' }, 400, 'INVALID'],
    ['blanks', { amount: ' 48.00' }, 400, 'INVALID'],
    ['NaN', { amount: 'NaN' }, 400, 'INVALID'],
    ['60 digits', { amount: `${'9'.repeat(60)}.00` }, 400, 'INVALID'],
    ['a manual method', { paymentMethod: 'zelle' }, 400, 'INVALID'],
    ['an unknown method', { paymentMethod: 'bitcoin' }, 400, 'INVALID'],
    ['no order data', { orderData: undefined }, 400, 'INVALID'],
  ];

  it.each(cases)('%s is rejected without calling the provider', async (_name, over, status, code) => {
    const lines = await one();
    const sessionId = await givenCart(cards.shop.db, lines);
    const before = begun();
    const { body } = await cards.begin(sessionId, lines, over).expect(status);
    expect(body).toMatchObject({ code, ...(code === 'CART_CHANGED' ? { totalAmount: '48.00' } : {}) });
    expect(await cards.shop.db.getRepository(Checkout).countBy({ sessionId })).toBe(0);
    expect(begun()).toBe(before);
  });

  it.each([
    ['0.49', 422, 0],
    ['0.50', 201, 1],
    ['999999.99', 201, 1],
    ['1000000.00', 422, 0],
  ])('$%s is within the provider’s bounds or 422 (threat 5)', async (price, status, calls) => {
    const lines = await one({ priceCents: toCents(price) });
    const before = begun();
    const { body } = await cards.begin(await givenCart(cards.shop.db, lines), lines).expect(status);
    if (status === 422) expect(body).toMatchObject({ code: 'AMOUNT_OUT_OF_BOUNDS' });
    expect(begun() - before).toBe(calls);
  });

  it('ignores currency, price and status of the request', async () => {
    const lines = await one();
    const sessionId = await givenCart(cards.shop.db, lines);
    const forged = { currency: 'jpy', status: 'succeeded', price: '0.01', paymentStatus: 'paid', capture_method: 'automatic' };
    await cards.begin(sessionId, lines, forged).expect(201);
    const checkout = await cards.shop.db.getRepository(Checkout).findOneByOrFail({ sessionId });
    expect(checkout).toMatchObject({ totalCents: 4800, status: 'open' });
    expect(cards.stripe.payments.intent(checkout.paymentIntentId ?? '')).toMatchObject({
      amount: 4800,
      currency: 'usd',
      capture_method: 'manual',
      metadata: { checkoutId: checkout.id },
    });
  });

  it('rejects an empty cart', async () => {
    await cards.begin('session-00000000000000000000000000000000', await one()).expect(400);
  });

  it('reserves no stock (threat 34)', async () => {
    const lines = await one({ stockQuantity: 1 });
    for (let n = 0; n < 20; n++) await cards.begin(await givenCart(cards.shop.db, lines), lines).expect(201);
    await cards.givenPaid(lines);
  });
});

describe('an order that is not paid', () => {
  it('is not placed, and the paid order of another session is not returned (threats 6 and 8)', async () => {
    const lines = await one();
    await cards.givenPaid(lines);
    const before = await countEverything(cards.shop.db);
    const stranger = await givenCart(cards.shop.db, lines);
    await cards.order(stranger, lines).expect(402);
    await cards.begin(stranger, lines).expect(201);
    const { body } = await cards.order(stranger, lines).expect(402);
    expect(body).toMatchObject({ code: 'PAYMENT_REQUIRED' });
    expect(await countEverything(cards.shop.db)).toEqual({
      ...before,
      cart_items: before['cart_items']! + 1,
      units_in_carts: before['units_in_carts']! + 1,
    });
  });

  it.each([
    ['another amount', { amount: 4799 }],
    ['another currency', { currency: 'jpy' }],
    ['another checkout', { metadata: { checkoutId: crypto.randomUUID() } }],
    ['no checkout', { metadata: {} }],
  ])('is not placed for a payment of %s', async (_name, over) => {
    const lines = await one();
    const { sessionId, intentId } = await cards.givenPaid(lines);
    Object.assign(cards.stripe.payments.intent(intentId), over);
    await cards.order(sessionId, lines).expect(402);
    expect(await cards.orders(sessionId)).toBe(0);
  });
});
