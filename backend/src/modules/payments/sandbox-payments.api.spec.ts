import { cartOf } from '../../../test/support/builders/cart.js';
import { givenProduct, stockOf } from '../../../test/support/builders/catalog.js';
import { intentBody } from '../../../test/support/builders/checkout.js';
import { givenCart, orderBody, type OrderLine } from '../../../test/support/builders/order.js';
import { countEverything, expectSoundBooks } from '../../../test/support/invariants.js';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { Order } from '../orders/index.js';
import { Checkout } from './checkout.entity.js';
import { PaymentsJobs } from './payments.jobs.js';

const GOOD = '4242 4242 4242 4242';
const UNHEARD = '4000 0000 0000 0077';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ DATABASE_POOL: '40' });
});
afterEach(() => expectSoundBooks(shop.db));
afterAll(() => shop.close());

const post = (path: string, body: object) => shop.http().post(`/api/${path}`).send(body);
const begin = (sessionId: string, lines: readonly OrderLine[], over = {}) =>
  post('create-payment-intent', intentBody(sessionId, lines, over));
const pay = (clientSecret: string, cardNumber = GOOD) => post('sandbox-payments/confirm', { clientSecret, cardNumber });
const order = (sessionId: string, lines: readonly OrderLine[]) =>
  post('orders', orderBody(sessionId, lines, { paymentMethod: 'card' }));
const sweep = () => shop.app.get(PaymentsJobs).sweep();

async function givenPaid(lines: readonly OrderLine[], card = GOOD): Promise<{ sessionId: string; clientSecret: string }> {
  const sessionId = await givenCart(shop.db, lines);
  const { body } = await begin(sessionId, lines).expect(201);
  await pay(body.clientSecret, card).expect(200);
  return { sessionId, clientSecret: body.clientSecret };
}

async function intentOf(sessionId: string): Promise<{ status: string; refunded: number }> {
  const [intent] = await shop.db.query<{ status: string; refunded: number }[]>(
    `select i.status, i.refunded_cents as refunded from sandbox_intents i join checkouts c on c.payment_intent_id = i.id
     where c.session_id = $1 order by c.created_at desc limit 1`,
    [sessionId],
  );
  return intent ?? { status: 'none', refunded: 0 };
}

describe('paying by card in the sandbox', () => {
  it('is one paid and confirmed order of the snapshot, and the money is taken once', async () => {
    const product = await givenProduct(shop.db, { stockQuantity: 5, price: '68.50' });
    const lines = [{ product, quantity: 2 }];
    const sessionId = await givenCart(shop.db, lines);
    const { body, headers } = await begin(sessionId, lines).expect(201);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toEqual({
      clientSecret: expect.stringMatching(/^pi_sandbox_\w+_secret_\w+$/),
      mode: 'sandbox',
      publishableKey: null,
      status: 'requires_payment_method',
    });
    expect(await stockOf(shop.db, product.id)).toBe(5);
    await pay(body.clientSecret).expect(200, { status: 'requires_capture', message: null });

    const placed = await order(sessionId, lines).expect(201);

    expect(placed.body).toEqual({ id: expect.any(String), orderNumber: expect.stringMatching(/^ORD-/) });
    const { body: seen } = await shop.http().get(`/api/orders/${placed.body.id}`).expect(200);
    expect(seen).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', totalAmount: '137.00', paymentMethod: 'card' });
    expect(JSON.stringify(seen)).not.toMatch(/pi_sandbox|session-/);
    expect(await stockOf(shop.db, product.id)).toBe(3);
    expect(await cartOf(shop.db, sessionId)).toEqual([]);
    expect(await intentOf(sessionId)).toEqual({ status: 'succeeded', refunded: 0 });
    expect(shop.log()).not.toContain('_secret_');
  });

  it('declines, authenticates, and then pays on the same payment', async () => {
    const lines = [{ product: await givenProduct(shop.db), quantity: 1 }];
    const sessionId = await givenCart(shop.db, lines);
    const { body } = await begin(sessionId, lines).expect(201);

    const declined = await pay(body.clientSecret, '4000 0000 0000 0002').expect(200);
    expect(declined.body).toEqual({ status: 'requires_payment_method', message: 'Your card was declined.' });
    await order(sessionId, lines).expect(402);
    await pay(body.clientSecret, '4000 0025 0000 3155').expect(200, { status: 'requires_action', message: null });
    await order(sessionId, lines).expect(402);
    await post('sandbox-payments/authenticate', { clientSecret: body.clientSecret, approved: true }).expect(200);
    const again = await begin(sessionId, lines).expect(201);
    expect(again.body).toMatchObject({ clientSecret: body.clientSecret, status: 'requires_capture' });
    await order(sessionId, lines).expect(201);
  });

  it('orders what was paid when the cart has changed since, and the second call is the same order (row 7)', async () => {
    const lines = [{ product: await givenProduct(shop.db), quantity: 1 }];
    const { sessionId } = await givenPaid(lines);
    const extra = await givenProduct(shop.db);
    await post('cart', { sessionId, productId: extra.id, quantity: 1 }).expect(201);

    const first = await order(sessionId, [...lines, { product: extra, quantity: 1 }]).expect(201);
    const second = await order(sessionId, lines).expect(201);

    expect(second.body).toEqual(first.body);
    const { body } = await shop.http().get(`/api/orders/${first.body.id}`);
    expect(body.totalAmount).toBe('48.00');
    expect(await cartOf(shop.db, sessionId)).toEqual([{ productId: extra.id, quantity: 1 }]);
  });

  it('finds a payment whose browser and webhook never came back', async () => {
    const { sessionId } = await givenPaid([{ product: await givenProduct(shop.db), quantity: 1 }], UNHEARD);
    await shop.db.query(`update checkouts set created_at = now() - interval '3 minutes' where session_id = $1`, [sessionId]);
    expect(await sweep()).toBe(0);
    const found = await shop.db.getRepository(Order).findOneByOrFail({ sessionId });
    expect(found).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
  });

  it('resolves the order by the client secret, and nothing by another one', async () => {
    const { sessionId, clientSecret } = await givenPaid([{ product: await givenProduct(shop.db), quantity: 1 }]);
    const wrong = clientSecret.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    await post('payments/resolve', { clientSecret: wrong }).expect(404);
    await post('payments/resolve', { clientSecret: 'pi_x' }).expect(400);
    expect(await shop.db.getRepository(Order).countBy({ sessionId })).toBe(0);
    const { body } = await post('payments/resolve', { clientSecret }).expect(200);
    const again = await post('payments/resolve', { clientSecret }).expect(200);
    expect(again.body).toEqual(body);
    expect(await shop.db.getRepository(Order).findOneByOrFail({ sessionId })).toMatchObject({ id: body.id });
  });
});

describe('races', () => {
  it('20 orders, the webhook, the return page and the sweeper at once are one order', async () => {
    const product = await givenProduct(shop.db, { stockQuantity: 10 });
    const lines = [{ product, quantity: 1 }];
    const { sessionId, clientSecret } = await givenPaid(lines);
    await shop.db.query(`update checkouts set created_at = now() - interval '3 minutes' where session_id = $1`, [sessionId]);
    const { paymentIntentId } = await shop.db.getRepository(Checkout).findOneByOrFail({ sessionId });
    const jobs = shop.app.get(PaymentsJobs);

    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => order(sessionId, lines)),
      post('payments/resolve', { clientSecret }),
      jobs.follow({ paymentIntentId: paymentIntentId ?? '' }),
      jobs.follow({ paymentIntentId: paymentIntentId ?? '' }),
      sweep(),
    ]);

    const bodies = answers.flatMap((answer) => (typeof answer === 'object' ? [JSON.stringify(answer.body)] : []));
    expect(new Set(bodies).size).toBe(1);
    expect(await shop.db.getRepository(Order).countBy({ sessionId })).toBe(1);
    expect(await stockOf(shop.db, product.id)).toBe(9);
    expect(await intentOf(sessionId)).toEqual({ status: 'succeeded', refunded: 0 });
  });

  it('sells the last piece to one of 12 who paid; nobody else is charged', async () => {
    const product = await givenProduct(shop.db, { stockQuantity: 1, name: 'Last Cap' });
    const lines = [{ product, quantity: 1 }];
    const buyers: { sessionId: string }[] = [];
    for (let n = 0; n < 12; n++) buyers.push(await givenPaid(lines));

    const answers = await Promise.all(buyers.map(({ sessionId }) => order(sessionId, lines)));

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'OUT_OF_STOCK', message: 'Last Cap is sold out, you were not charged' });
    const intents = await Promise.all(buyers.map(({ sessionId }) => intentOf(sessionId)));
    expect(intents.map(({ status }) => status).toSorted()).toEqual([...Array(11).fill('canceled'), 'succeeded']);
    expect(await stockOf(shop.db, product.id)).toBe(0);
  });

  it('opens one checkout and one payment for 10 parallel beginnings', async () => {
    const lines = [{ product: await givenProduct(shop.db), quantity: 1 }];
    const sessionId = await givenCart(shop.db, lines);
    const answers = await Promise.all(Array.from({ length: 10 }, () => begin(sessionId, lines)));
    expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
    expect(await shop.db.getRepository(Checkout).countBy({ sessionId })).toBe(1);
  });
});

describe('one open payment a session', () => {
  it('replaces it when the cart has changed: the earlier one can no longer be paid', async () => {
    const product = await givenProduct(shop.db);
    const sessionId = await givenCart(shop.db, [{ product, quantity: 1 }]);
    const first = await begin(sessionId, [{ product, quantity: 1 }]).expect(201);
    await shop.db.query('update cart_items set quantity = 2 where session_id = $1', [sessionId]);
    const second = await begin(sessionId, [{ product, quantity: 2 }]).expect(201);
    expect(second.body.clientSecret).not.toBe(first.body.clientSecret);
    await pay(first.body.clientSecret).expect(409);
    await pay(second.body.clientSecret).expect(200);
    await order(sessionId, [{ product, quantity: 2 }]).expect(201);
  });

  it('gives back what nobody paid within the hour', async () => {
    const lines = [{ product: await givenProduct(shop.db), quantity: 1 }];
    const sessionId = await givenCart(shop.db, lines);
    const { body } = await begin(sessionId, lines).expect(201);
    await shop.db.query(
      `update checkouts set created_at = now() - interval '2 hours', updated_at = now() - interval '2 hours' where session_id = $1`,
      [sessionId],
    );
    expect(await sweep()).toBe(0);
    expect(await shop.db.getRepository(Checkout).findOneByOrFail({ sessionId })).toMatchObject({
      status: 'expired',
      releasedAt: expect.any(Date),
    });
    await pay(body.clientSecret).expect(409);
  });
});

describe('tampering', () => {
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

  it.each(cases)('refuses %s and begins no payment', async (_name, over, status, code) => {
    const lines = [{ product: await givenProduct(shop.db), quantity: 1 }];
    const sessionId = await givenCart(shop.db, lines);
    const { body } = await begin(sessionId, lines, over).expect(status);
    expect(body).toMatchObject({ code, ...(code === 'CART_CHANGED' ? { totalAmount: '48.00' } : {}) });
    expect(await shop.db.getRepository(Checkout).countBy({ sessionId })).toBe(0);
  });

  it.each([
    ['0.49', 422],
    ['0.50', 201],
    ['999999.99', 201],
    ['1000000.00', 422],
  ])('holds the provider’s bounds at $%s', async (price, status) => {
    const lines = [{ product: await givenProduct(shop.db, { price }), quantity: 1 }];
    await begin(await givenCart(shop.db, lines), lines).expect(status);
  });

  it('takes currency, price and status from nobody', async () => {
    const lines = [{ product: await givenProduct(shop.db), quantity: 1 }];
    const sessionId = await givenCart(shop.db, lines);
    await begin(sessionId, lines, { currency: 'jpy', status: 'succeeded', price: '0.01', paymentStatus: 'paid' }).expect(201);
    expect(await shop.db.getRepository(Checkout).findOneByOrFail({ sessionId })).toMatchObject({
      totalCents: 4800,
      status: 'open',
    });
  });

  it('does not give an unpaid, or someone else’s paid, order (rows 6 and 8)', async () => {
    const lines = [{ product: await givenProduct(shop.db), quantity: 1 }];
    await givenPaid(lines);
    const before = await countEverything(shop.db);
    const stranger = await givenCart(shop.db, lines);
    await order(stranger, lines).expect(402);
    await begin(stranger, lines).expect(201);
    const { body } = await order(stranger, lines).expect(402);
    expect(body).toMatchObject({ code: 'PAYMENT_REQUIRED' });
    expect(await countEverything(shop.db)).toEqual({
      ...before,
      cart_items: before['cart_items']! + 1,
      pieces_in_carts: before['pieces_in_carts']! + 1,
    });
  });

  it('charges the price that was shown when the payment began (row 10)', async () => {
    const product = await givenProduct(shop.db);
    const { sessionId } = await givenPaid([{ product, quantity: 1 }]);
    await shop.db.query(`update products set price = '99.00' where id = $1`, [product.id]);
    const { body } = await order(sessionId, [{ product, quantity: 1 }]).expect(201);
    expect((await shop.http().get(`/api/orders/${body.id}`)).body.totalAmount).toBe('48.00');
  });

  it('refuses an empty cart', async () => {
    const lines = [{ product: await givenProduct(shop.db), quantity: 1 }];
    await begin('session-00000000000000000000000000000000', lines).expect(400);
  });
});
