import { givenProduct } from '#test/support/builders/catalog.js';
import { givenCart, type OrderLine } from '#test/support/builders/order.js';
import { BALTIMORE, givenPrices } from '#test/support/builders/shop-prices.js';
import { asAdmin } from '#test/support/builders/users.js';
import { CardShop, PROVIDERS } from '#test/support/card-shop.js';
import { expectInvariants } from '#test/support/invariants.js';
import { Checkout } from '../checkout.entity.js';

const OREGON = { street: '1 Pine Street', city: 'Portland', state: 'OR', zipCode: '97201', country: 'United States' };
const SEEN = { shippingAddress: BALTIMORE, totalAmount: '73.84' };
const CHARGES = [
  { kind: 'shipping', label: 'Shipping: Standard', amount: '6.00' },
  { kind: 'tax', label: 'Sales tax (MD 6%)', amount: '3.84' },
];

interface PreparedCart {
  sessionId: string;
  lines: OrderLine[];
}
const intentOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? '';

describe.each(PROVIDERS)('a card payment with shipping and sales tax over %s', (provider) => {
  let cards: CardShop;
  let admin: { authorization: string };
  beforeAll(async () => {
    cards = await CardShop.open(provider);
    admin = await asAdmin(cards.shop);
  });
  beforeEach(async () => {
    await givenPrices(cards.shop);
  });
  afterEach(() => expectInvariants(cards.shop.db));
  afterAll(() => cards.close());

  async function givenPieces(): Promise<PreparedCart> {
    const lines = [{ product: await givenProduct(cards.shop.db, { priceCents: 6_400 }), quantity: 1 }];
    return { sessionId: await givenCart(cards.shop.db, lines), lines };
  }
  const begin = ({ sessionId, lines }: PreparedCart, seen: { shippingAddress: object; totalAmount: string } = SEEN) =>
    cards.begin(sessionId, lines, { amount: seen.totalAmount, orderData: orderDataOf(sessionId, seen) });
  const orderDataOf = (sessionId: string, seen: object) => ({
    customerName: 'Ada Moore',
    customerEmail: 'ada.moore@example.com',
    sessionId,
    ...seen,
  });
  const order = ({ sessionId, lines }: PreparedCart, seen: object = SEEN) => cards.order(sessionId, lines, { ...seen });
  const read = async (id: string) => (await cards.shop.http().get(`/api/admin/orders/${id}`).set(admin).expect(200)).body;

  async function givenPaid(cart: PreparedCart): Promise<string> {
    const { body } = await begin(cart).expect(201);
    await cards.pay(body.clientSecret);
    return intentOf(body.clientSecret);
  }

  it('charges what the quote said, and its order keeps each row', async () => {
    const cart = await givenPieces();
    await givenPaid(cart);
    const [checkout] = await cards.shop.db.getRepository(Checkout).findBy({ sessionId: cart.sessionId });
    expect(checkout).toMatchObject({ totalCents: 7_384 });
    const { body } = await order(cart).expect(201);
    expect(await read(body.id)).toMatchObject({
      totalAmount: '73.84',
      taxAmount: '3.84',
      shippingAmount: '6.00',
      charges: CHARGES,
      refundable: '73.84',
    });
  });

  it('is not changed by a rule that is edited and a rate that is deleted after it was started', async () => {
    const cart = await givenPieces();
    await givenPaid(cart);
    await cards.shop.db.query('update tax_rules set rate_ppm = 100000');
    await cards.shop.db.query('delete from shipping_rates');
    await cards.shop.waitForNotifications();
    const { body } = await order(cart).expect(201);
    expect(await read(body.id)).toMatchObject({ totalAmount: '73.84', charges: CHARGES });
  });

  it('is not started at another total than that of today: the new one is answered, and nothing is stored', async () => {
    const cart = await givenPieces();
    await cards.shop.db.query('update tax_rules set rate_ppm = 62500');
    await cards.shop.waitForNotifications();
    expect((await begin(cart).expect(409)).body).toMatchObject({ code: 'CART_CHANGED', totalAmount: '74.00' });
    const mismatch = { ...SEEN, shippingAddress: { ...BALTIMORE, zipCode: '97201' } };
    expect((await begin(cart, mismatch).expect(400)).body).toMatchObject({ code: 'ADDRESS_MISMATCH' });
    await cards.shop.db.query(`update shipping_rates set states = '{VA}'`);
    await cards.shop.waitForNotifications();
    expect((await begin(cart).expect(409)).body).toMatchObject({ code: 'NO_SHIPPING' });
    expect(await cards.shop.db.getRepository(Checkout).countBy({ sessionId: cart.sessionId })).toBe(0);
  });

  it('is replaced by that of another tab with another address; the first is canceled', async () => {
    const cart = await givenPieces();
    const first = await begin(cart).expect(201);
    const elsewhere = { shippingAddress: OREGON, totalAmount: '70.00' };
    const second = await begin(cart, elsewhere).expect(201);
    expect(second.body.clientSecret).not.toBe(first.body.clientSecret);
    expect((await cards.intent(intentOf(first.body.clientSecret))).status).toBe('canceled');
    await cards.pay(second.body.clientSecret);
    const { body } = await order(cart, elsewhere).expect(201);
    expect(await read(body.id)).toMatchObject({ totalAmount: '70.00', shippingAddress: { state: 'OR' }, charges: [CHARGES[0]] });
    expect(await cards.orders(cart.sessionId)).toBe(1);
  });

  it('is continued with a corrected address that changes no charge', async () => {
    const cart = await givenPieces();
    const first = await begin(cart).expect(201);
    const otherAddress = { ...SEEN, shippingAddress: { ...BALTIMORE, street: '14 Canal Street' } };
    expect((await begin(cart, otherAddress).expect(201)).body.clientSecret).toBe(first.body.clientSecret);
  });

  it('is given back whole: in parts, and when its order is cancelled', async () => {
    const cart = await givenPieces();
    const intent = await givenPaid(cart);
    const { body } = await order(cart).expect(201);
    await cards.jobs.sweep();
    const refund = (amount: string) =>
      cards.shop.http().post(`/api/admin/orders/${body.id}/refunds`).set(admin).send({ amount, reason: 'Torn' });
    await refund('10.00').expect(201);
    await refund('63.85').expect(409);
    await refund('63.84').expect(201);
    expect(await read(body.id)).toMatchObject({
      refundedAmount: '73.84',
      refundable: '0.00',
      charges: CHARGES,
      refunds: [
        { amount: '10.00', taxAmount: '0.52' },
        { amount: '63.84', taxAmount: '3.32' },
      ],
    });
    expect((await cards.intent(intent)).refunded).toBe(7_384);

    const other = await givenPieces();
    const otherIntent = await givenPaid(other);
    const { body: cancelled } = await order(other).expect(201);
    const { version } = await read(cancelled.id);
    await cards.shop.http().post(`/api/admin/orders/${cancelled.id}/cancel`).set(admin).send({ version }).expect(200);
    expect(await read(cancelled.id)).toMatchObject({ status: 'cancelled', totalAmount: '73.84', charges: CHARGES });
    expect(await cards.intent(otherIntent)).toEqual({ status: 'succeeded', refunded: 7_384 });
  });
});
