import { LEDGER_INVARIANTS } from '#test/support/ledger/invariants.js';
import { allGiven, allPosted, expectedEntries, groupBy, type Posted, textsOf } from '#test/support/ledger/recompute.js';
import { type Sale, walkOrders } from '#test/support/ledger/walked-shop.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { byTier, TEST_SEED } from '#test/support/tier.js';
import { query } from '#platform/database/sql.js';
import { FIGURES_BY_ARTIST } from '../../orders/admin/figures/figures.queries.js';
import { LedgerArtists } from '../ledger/ledger-artists.js';
import { PostEntries, postWithin } from './post-entries.js';

const WALKS = byTier(250, 10_000);
const TIMEOUT_MS = byTier(120_000, 3_600_000);

let shop: TestShop;
let sales: Sale[];
beforeAll(async () => {
  shop = await openShop();
  sales = await walkOrders(shop.db, WALKS);
  const post = shop.app.get(PostEntries);
  await Promise.all([post.all(), post.recent(), post.all()]);
}, TIMEOUT_MS);
afterAll(() => shop.close());

const byOrder = async (): Promise<Map<string, Posted[]>> => groupBy(await allPosted(shop.db), ({ orderId }) => orderId);
const sumOf = (rows: readonly Posted[] = []): number => rows.reduce((total, { cents }) => total + cents, 0);

it(`is what payments and refunds say, entry by entry, in ${WALKS} walks with the seed ${TEST_SEED}`, async () => {
  const posted = await byOrder();
  const given = groupBy(await allGiven(shop.db), ({ orderId }) => orderId);
  const wrong = sales.filter((sale) => {
    const expected = expectedEntries(sale, given.get(sale.order.id) ?? []);
    return JSON.stringify(textsOf(posted.get(sale.order.id) ?? [])) !== JSON.stringify(textsOf(expected));
  });
  expect(wrong.map(({ walk }) => walk)).toEqual([]);
  expect(posted.size).toBeGreaterThan(WALKS / 4);
});

it('leaves nothing of orders that are refunded in whole without goodwill', async () => {
  const posted = await byOrder();
  const whole = sales.filter(({ isPaid, leftCents, hasGoodwill }) => isPaid && leftCents === 0 && !hasGoodwill);
  expect(whole.filter(({ order }) => sumOf(posted.get(order.id)) !== 0)).toEqual([]);
  expect(whole.length).toBeGreaterThan(WALKS / 20);
});

it('has balances that are the sums of the entries, and holds what must hold of every ledger', async () => {
  const { artists } = await shop.app.get(LedgerArtists).all(shop.db.manager);
  const posted = groupBy(await allPosted(shop.db), ({ artistId }) => artistId);
  const balances = artists.map(({ artistId, balance }) => [artistId, Math.round(Number(balance) * 100)]);
  expect(balances).toEqual(artists.map(({ artistId }) => [artistId, sumOf(posted.get(artistId))]));
  for (const sql of Object.values(LEDGER_INVARIANTS)) expect(await query(shop.db, sql)).toEqual([]);
});

/** Of each artist and month of New York: captured less refunded, of the lines that artists have a share of. */
async function figures(): Promise<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (let n = 0; n < 18; n++) {
    const month = `${2026 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`;
    const last = new Date(Date.UTC(2026, n + 1, 0)).toISOString().slice(0, 10);
    for (const row of await FIGURES_BY_ARTIST.rows(shop.db, `${month}-01`, last, 'America/New_York', `${month}-01`))
      sums[`${row.key} ${month}`] = row.capturedCents - row.refundedCents;
  }
  return sums;
}

it('has the goods of the sales figures, by artist and month', async () => {
  const shared = new Set(sales.flatMap(({ lines }) => lines.flatMap((line) => (line.shareBps === null ? [] : [line.artistId]))));
  const posted = groupBy(await allPosted(shop.db), ({ artistId, month }) => `${artistId} ${month}`);
  const goods = [...posted].map(([key, rows]) => [key, rows.reduce((total, { base }) => total + base, 0)] as const);
  const counted = Object.entries(await figures()).filter(([key]) => shared.has(key.slice(0, key.indexOf(' '))));
  const hasGoods = ([, cents]: readonly [string, number]): boolean => cents !== 0;
  expect(Object.fromEntries(counted.filter(hasGoods))).toEqual(Object.fromEntries(goods.filter(hasGoods)));
  expect(counted.length).toBeGreaterThan(12);
});

const ROWS = `select artist_id, artist_name, kind, at, cents, base_cents, order_item_id, payment_event_id, change_id
  from ledger_entries order by payment_event_id, change_id, order_item_id`;

it('is the same when it is posted again in another order', async () => {
  const runner = shop.db.createQueryRunner();
  await runner.startTransaction();
  const before: unknown = await runner.query(ROWS);
  await runner.query('alter table ledger_entries disable trigger user');
  await runner.query('delete from ledger_entries');
  for (const days of [20, 400, 90, 200, 1_000, -366_000, 30]) await postWithin(runner.manager, [366_000, days]);
  expect(await runner.query(ROWS)).toEqual(before);
  await runner.rollbackTransaction();
  await runner.release();
});
