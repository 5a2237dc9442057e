import type { Fault } from '#test/support/fakes/stripe/faults.js';
import { expectInvariants } from '#test/support/invariants.js';
import { TAXED_TOTAL, TaxShop, TOTAL_BY_TABLE } from '#test/support/tax-shop.js';
import { query } from '#platform/database/sql.js';

const AWAY: Fault = { status: 503 };

let shop: TaxShop;
beforeAll(async () => {
  shop = await TaxShop.open();
});
beforeEach(() => shop.reset());
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

describe('while Stripe Tax does not answer', () => {
  const faults: [string, Fault][] = [
    ['408', { status: 408 }],
    ['429', { status: 429 }],
    ['500', { status: 500 }],
    ['503', { status: 503 }],
    ['401', { status: 401 }],
    ['403', { status: 403 }],
    ['400', { status: 400 }],
  ];
  it.each(faults)('(%s) quote, order and payment are 503, and store nothing', async (_name, fault) => {
    await shop.db.query('delete from tax_rules');
    await shop.cards.shop.waitForNotifications();
    const cart = await shop.givenPieces();
    shop.failNext(3, fault);
    for (const call of [shop.quote(cart), shop.order(cart), shop.begin(cart)]) {
      const { body } = await call.expect(503).expect('retry-after', '5');
      expect(body).toMatchObject({
        code: 'TAX_UNAVAILABLE',
        message: 'We could not work out the sales tax. Please try again in a moment.',
      });
    }
    expect(await shop.countStored(cart)).toBe(0);
    await shop.order(cart).expect(201);
  });

  it('a kept answer for the same cart and address is used, however old', async () => {
    const cart = await shop.givenPieces();
    await shop.quote(cart).expect(200);
    await shop.backdate(cart, '47 hours');
    shop.failNext(2, AWAY);
    expect((await shop.quote(cart).expect(200)).body.total).toBe(TAXED_TOTAL);
    const placed = await shop.order(cart).expect(201);
    expect(await shop.calculations(cart)).toMatchObject([{ orderId: placed.body.id }]);
    expect(shop.asked()).toBe(3);
  });

  it('the rules of the state are used, and the order has no calculation', async () => {
    const cart = await shop.givenPieces();
    shop.failNext(2, AWAY);
    expect((await shop.quote(cart).expect(200)).body).toMatchObject({ total: TOTAL_BY_TABLE, tax: '3.84' });
    await shop.order(cart, { totalAmount: TOTAL_BY_TABLE }).expect(201);
    expect(await shop.calculations(cart)).toEqual([]);
  });

  it('a state without rules is not taxed by a guess', async () => {
    const cart = await shop.givenPieces();
    shop.failNext(1, AWAY);
    await shop.quote(cart, { street: '1 Pine Street', city: 'Portland', state: 'OR', zipCode: '97201' }).expect(503);
    expect(await shop.countStored(cart)).toBe(0);
  });

  it('a service that hangs is waited for three seconds', async () => {
    const cart = await shop.givenPieces();
    shop.failNext(1, { delayMs: 20_000 });
    const started = performance.now();
    expect((await shop.quote(cart).expect(200)).body.total).toBe(TOTAL_BY_TABLE);
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it('staff read once an hour that it refuses the shop, and nothing of a service that is away', async () => {
    const notices = () =>
      query<{ kind: string }>(
        shop.db,
        `select kind from payment_differences join outbox on payload ->> 'discrepancyId' = payment_differences.id::text`,
      );
    shop.failNext(2, AWAY);
    await shop.quote(await shop.givenPieces()).expect(200);
    await shop.quote(await shop.givenPieces()).expect(200);
    expect(await notices()).toEqual([]);
    shop.failNext(3, { status: 401 });
    for (const cart of [await shop.givenPieces(), await shop.givenPieces()]) await shop.quote(cart).expect(200);
    expect(await notices()).toEqual([{ kind: 'tax_service_refused' }]);
    await shop.db.query(`update payment_differences set resolved_at = now(), resolution = 'settled'`);
    await shop.quote(await shop.givenPieces()).expect(200);
    expect(await notices()).toHaveLength(1);
    await shop.db.query(`update payment_differences set found_at = now() - interval '61 minutes'`);
    shop.failNext(1, { status: 403 });
    await shop.quote(await shop.givenPieces()).expect(200);
    expect(await notices()).toHaveLength(2);
  });
});

// Last: the circuit stays open.
it('a service that has not answered repeatedly is not asked for a while', async () => {
  // The SDK asks again when a line is cut.
  shop.failNext(10, 'cut');
  for (let n = 0; n < 7; n++) await shop.quote(await shop.givenPieces()).expect(200);
  expect(shop.asked()).toBe(10);
});
