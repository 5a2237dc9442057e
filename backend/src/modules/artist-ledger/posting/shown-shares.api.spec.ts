import { toCents } from '@shop/contract/money';
import { givenProduct } from '#test/support/builders/catalog.js';
import { givenSharedProduct, itemsOf } from '#test/support/builders/shared-order.js';
import { givenChargedOrder, givenPrices } from '#test/support/builders/shop-prices.js';
import { asAdmin } from '#test/support/builders/users.js';
import { expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { query } from '#platform/database/sql.js';
import { PostEntries } from './post-entries.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
  await givenPrices(shop);
});
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

const POSTED = `select entry.artist_name as name, sum(entry.cents)::int as cents
  from ledger_entries entry join order_line_nets line using (order_item_id) where line.order_id = $1 group by 1`;

/** $82.60 and two times $9.99 with odd shares, $5.01 without one, free shipping and $6.46 of tax. */
async function givenSale() {
  const lines = [
    { product: await givenSharedProduct(shop, 3_750, 'Marisol Vega', { name: 'Hoodie', priceCents: 8_260 }), quantity: 1 },
    { product: await givenSharedProduct(shop, 3_333, 'Ana Ruiz', { name: 'Cap', priceCents: 999 }), quantity: 2 },
    { product: await givenProduct(shop.db, { name: 'Pin', priceCents: 501 }), quantity: 1 },
  ];
  const id = await givenChargedOrder(shop, lines, '114.05');
  await shop.http().post(`/api/admin/orders/${id}/payment`).set(admin).send({ reference: id }).expect(200);
  return { id, items: await itemsOf(shop, id) };
}

type Step = { line?: string; amount: string; borneByShop?: true };

it.each<[string, Step[]]>([
  ['nothing is refunded', []],
  ['amounts are refunded', [{ amount: '0.01' }, { amount: '33.33' }, { amount: '50.00' }]],
  [
    'lines are refunded in parts',
    [
      { line: 'Hoodie', amount: '0.01' },
      { line: 'Cap', amount: '3.33' },
      { line: 'Hoodie', amount: '41.29' },
    ],
  ],
  [
    'the shop bears some of it',
    [{ line: 'Cap', amount: '9.99', borneByShop: true }, { amount: '20.00', borneByShop: true }, { amount: '20.01' }],
  ],
  [
    'lines and amounts are mixed',
    [{ amount: '10.00' }, { line: 'Cap', amount: '12.34' }, { amount: '10.00' }, { line: 'Pin', amount: '1.00' }],
  ],
])('an order says what the ledger holds of it, to the cent, when %s', async (_, steps) => {
  const { id, items } = await givenSale();
  for (const step of [undefined, ...steps]) {
    if (step) {
      const { line, amount, ...rest } = step;
      const body = line ? { lines: [{ itemId: items[line], amount }], ...rest } : { amount, ...rest };
      await shop.http().post(`/api/admin/orders/${id}/refunds`).set(admin).send(body).expect(201);
    }
    await shop.app.get(PostEntries).recent();
    const posted = await query<{ name: string; cents: number }>(shop.db, POSTED, [id]);
    const { artistShares = [] } = (await shop.http().get(`/api/orders/${id}`).expect(200)).body as {
      artistShares?: { artistName: string; amount: string }[];
    };
    const shown = artistShares.map(({ artistName, amount }) => ({ name: artistName, cents: toCents(amount) }));
    const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
    expect(shown.toSorted(byName)).toEqual(posted.filter(({ cents }) => cents !== 0).toSorted(byName));
    expect(shown.length).toBeGreaterThan(0);
  }
});
