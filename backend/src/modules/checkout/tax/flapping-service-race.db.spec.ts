import { atOnce } from '#test/support/at-once.js';
import { givenProduct } from '#test/support/builders/catalog.js';
import { givenCarts, orderBody } from '#test/support/builders/order.js';
import { BALTIMORE, givenModes, givenPrices } from '#test/support/builders/shop-prices.js';
import { FakeStripe, stripeSettings } from '#test/support/fakes/stripe/fake-stripe.js';
import type { Fault } from '#test/support/fakes/stripe/faults.js';
import { countUnits, expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { query } from '#platform/database/sql.js';

const BUYERS = 50;
const CONCURRENCY = 8;
const MAX_CALLS = 12;
const ALBANY = { ...BALTIMORE, street: '9 Pearl Street', city: 'Albany', state: 'NY', zipCode: '12207' };

let stripe: FakeStripe;
let shops: TestShop[];
let first: TestShop;
beforeAll(async () => {
  stripe = await FakeStripe.start();
  first = await openShop(stripeSettings(stripe.origin));
  shops = [first, await openShop({ ...stripeSettings(stripe.origin), DATABASE_URL: first.config.DATABASE_URL ?? '' })];
});
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.close()));
  await stripe.close();
});

/** Of each ten answers: five that are right, three of 503, one that comes too late and a cut line. */
const faultOf = (n: number): Fault => {
  if (n % 10 === 3) return { delayMs: 3_300 };
  if (n % 10 === 6) return 'cut';
  return n % 10 < 3 ? { status: 503 } : { delayMs: 0 };
};

interface TaxedOrder {
  sessionId: string;
  tax: number;
  rows: number;
  authorities: string[];
  calculations: number;
}

it('50 orders in two processes while the service flaps are each taxed once, by one way, or leave nothing', async () => {
  await givenPrices(first);
  await givenModes(first, { taxMode: 'stripe' });
  await shops[1]?.waitForNotifications();
  const product = await givenProduct(first.db, { priceCents: 6_400, stockQuantity: BUYERS });
  const lines = [{ product, quantity: 1 }];
  const units = await countUnits(first.db);
  const sessions = await givenCarts(
    first.db,
    Array.from({ length: BUYERS }, () => lines),
  );
  for (let n = 0; n < BUYERS * MAX_CALLS; n++) stripe.fail(/^POST \/v1\/tax\/calculations$/, faultOf(n));

  /** Even buyers try again after a 503, odd ones leave. Returns all statuses. */
  const buy = async (n: number): Promise<number[]> => {
    const [shop, sessionId] = [shops[n % 2] ?? first, sessions[n] ?? ''];
    // The rules know Maryland only.
    const shippingAddress = n % 4 < 2 ? BALTIMORE : ALBANY;
    let totalAmount = '70.00';
    const statuses: number[] = [];
    while (statuses.length < MAX_CALLS) {
      const body = orderBody(sessionId, lines, { shippingAddress, totalAmount });
      const answer = await shop.http().post('/api/orders').send(body);
      statuses.push(answer.status);
      if (answer.status === 201 || (answer.status === 503 && n % 2 === 1)) break;
      totalAmount = answer.body.totalAmount ?? totalAmount;
    }
    return statuses;
  };
  const answers = await atOnce(CONCURRENCY, BUYERS, buy);

  expect(answers.flat().filter((status) => ![201, 409, 503].includes(status))).toEqual([]);
  const refused = sessions.filter((_, n) => answers[n]?.at(-1) === 503);
  expect(answers.flat()).toContain(503);
  const orders = await query<TaxedOrder>(
    first.db,
    `select session_id as "sessionId", tax_cents::int as tax, count(*)::int as rows, array_agg(distinct authority) as authorities,
       (select count(*)::int from tax_calculations where order_id = o.id) as calculations
     from orders o left join order_charges c on c.order_id = o.id and kind = 'tax' group by o.id`,
  );
  expect(orders.map(({ sessionId }) => sessionId).toSorted()).toEqual(
    sessions.filter((sessionId) => !refused.includes(sessionId)).toSorted(),
  );
  const kinds = new Set<string>();
  for (const { tax, rows, authorities, calculations } of orders) {
    kinds.add(authorities.join());
    // One row for the piece and one for shipping, which the rule of Maryland does not tax. All of one way.
    const isByRule = authorities[0] === 'Maryland';
    expect({ rows, authorities, calculations }).toEqual({
      rows: 2,
      authorities: [isByRule ? 'Maryland' : 'Stripe Tax'],
      calculations: isByRule ? 0 : 1,
    });
    expect(isByRule ? [384] : [420, 621]).toContain(tax);
  }
  expect([...kinds].toSorted()).toEqual(['Maryland', 'Stripe Tax']);
  const left = await query<{ id: string }>(
    first.db,
    `select id::text from checkouts union all select id from tax_calculations where order_id is null and session_id = any($1)`,
    [refused],
  );
  expect(left).toEqual([]);
  await expectInvariants(first.db, units);
}, 120_000);
