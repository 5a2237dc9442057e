import { atOnce } from '#test/support/at-once.js';
import { givenProduct } from '#test/support/builders/catalog.js';
import { givenCarts, orderBody } from '#test/support/builders/order.js';
import { BALTIMORE, givenPrices } from '#test/support/builders/shop-prices.js';
import { asAdmin } from '#test/support/builders/users.js';
import { countUnits, expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { query } from '#platform/database/sql.js';

const BUYERS = 200;
const CONCURRENCY = 8;
const EDITS = 20;

let shops: TestShop[];
let first: TestShop;
beforeAll(async () => {
  first = await openShop();
  shops = [first, await openShop({ DATABASE_URL: first.config.DATABASE_URL ?? '' })];
});
afterAll(() => Promise.all(shops.map((shop) => shop.close())));

interface PricedOrder {
  shipping: number;
  tax: number;
  ppm: number;
  label: string;
}

it('200 quotes and orders in two processes, beside 20 edits of rate and rule, are each priced by one version', async () => {
  const { rate, rule } = await givenPrices(first);
  const admins = await Promise.all(shops.map((shop) => asAdmin(shop)));
  const product = await givenProduct(first.db, { priceCents: 6_400, stockQuantity: BUYERS });
  const lines = [{ product, quantity: 1 }];
  const units = await countUnits(first.db);
  const sessions = await givenCarts(
    first.db,
    Array.from({ length: BUYERS }, () => lines),
  );

  /** Orders at the quoted total, and after each edit in between at the one of the answer. Returns all statuses. */
  const buy = async (n: number): Promise<number[]> => {
    const shop = shops[n % 2] ?? first;
    const sessionId = sessions[n] ?? '';
    const order = (totalAmount: string) =>
      shop
        .http()
        .post('/api/orders')
        .send(orderBody(sessionId, lines, { shippingAddress: BALTIMORE, totalAmount }));
    const quote = await shop.http().post('/api/checkout/quote').send({ sessionId, state: 'MD', zipCode: '21230' });
    let placed = await order(quote.body.total);
    const statuses = [quote.status, placed.status];
    while (placed.status === 409 && statuses.length < EDITS) {
      placed = await order(placed.body.totalAmount);
      statuses.push(placed.status);
    }
    return statuses;
  };
  const put = (n: number, path: string, body: object) =>
    (shops[n % 2] ?? first)
      .http()
      .put(`/api/admin/${path}`)
      .set(admins[n % 2] ?? {})
      .send(body)
      .expect(200);
  /** Version n: tax of 6 % + n / 10, then shipping of 6.00 + n. */
  const edit = async (n: number): Promise<void> => {
    const terms = { authority: 'Maryland', state: 'MD', rate: (6 + n / 10).toFixed(1), clothing: 'none', shipping: 'no' };
    await put(n, `tax-rules/${rule.id}`, { ...terms, version: n });
    await put(n, `shipping-rates/${rate.id}`, { name: `Standard ${n}`, amount: (6 + n).toFixed(2), version: n });
  };
  let edits = 0;
  let lastEdit = Promise.resolve();
  const answers = await atOnce(CONCURRENCY, BUYERS, async (n) => {
    if (n % (BUYERS / EDITS) === 0) {
      const number = ++edits;
      lastEdit = lastEdit.then(() => edit(number));
      await lastEdit;
    }
    return buy(n);
  });

  expect(edits).toBe(EDITS);
  for (const statuses of answers) expect([statuses[0], statuses.at(-1)]).toEqual([200, 201]);
  expect(answers.flat().filter((status) => ![200, 201, 409].includes(status))).toEqual([]);
  const orders = await query<PricedOrder>(
    first.db,
    `select o.shipping_cents::int as shipping, o.tax_cents::int as tax, max(c.rate_ppm) as ppm, max(c.label) filter (where kind = 'shipping') as label
     from orders o join order_charges c on c.order_id = o.id group by o.id`,
  );
  expect(orders).toHaveLength(BUYERS);
  for (const { shipping, tax, ppm, label } of orders) {
    // The rule is edited first, so a version of both is n and n, or n + 1 and n.
    const ofRate = label === 'Shipping: Standard' ? 0 : Number(label.replace('Shipping: Standard ', ''));
    const ofRule = (ppm - 60_000) / 1_000;
    expect([0, 1]).toContain(ofRule - ofRate);
    expect([shipping, tax]).toEqual([100 * (6 + ofRate), Math.round((6_400 * ppm) / 1_000_000)]);
  }
  await expectInvariants(first.db, units);
}, 120_000);
