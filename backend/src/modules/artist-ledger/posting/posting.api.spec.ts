import { givenSale, statementsClient } from '#test/support/builders/artist-statements.js';
import { givenArtist, givenProduct } from '#test/support/builders/catalog.js';
import { asBookkeeper, ledgerClient } from '#test/support/builders/ledger.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { query } from '#platform/database/sql.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const countEntries = async (): Promise<number> => {
  const [{ n } = { n: -1 }] = await query<{ n: number }>(shop.db, 'select count(*)::int as n from ledger_entries');
  return n;
};

it('is a step of its own: requests that read write no entry, and have it once it is posted', async () => {
  const bookkeeper = await asBookkeeper(shop);
  const [ledger, statements] = [ledgerClient(shop, bookkeeper), statementsClient(shop, bookkeeper)];
  const { id } = await givenArtist(shop.db, { shareBps: 5_000 });
  const line = { product: await givenProduct(shop.db, { artistId: id, priceCents: 4_800 }), quantity: 1 };
  const now = new Date().toISOString();
  await givenSale(shop, await asAdmin(shop), [line], now);
  const [month, year] = [now.slice(0, 'YYYY-MM'.length), now.slice(0, 'YYYY'.length)];
  const balance = async (): Promise<string> => ((await ledger.artist(id).expect(200)).body as { balance: string }).balance;

  for (const reading of [ledger.list(), ledger.entries(id), statements.list(month), statements.year(year)])
    await reading.expect(200);
  for (const draft of [statements.batch(month, { draft: 'true' }), statements.one(id, month, { draft: 'true' })])
    await draft.expect(404);
  expect(await balance()).toBe('0.00');
  expect(await countEntries()).toBe(0);

  const posted = await Promise.all([1, 2, 3].map(() => ledger.post().expect(200)));
  expect(posted.map(({ body }) => (body as { posted: number }).posted).toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
  expect(await balance()).toBe('24.00');
});
