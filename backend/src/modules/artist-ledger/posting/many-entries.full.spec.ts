import { performance } from 'node:perf_hooks';
import { givenArtist, givenProduct } from '#test/support/builders/catalog.js';
import { asBookkeeper, ledgerClient } from '#test/support/builders/ledger.js';
import { changeRefunded } from '#test/support/builders/order-money.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { query } from '#platform/database/sql.js';
import { PostEntries } from './post-entries.js';

const ORDERS = 10_000;
const MAX_POST_MS = 3_000;
const MAX_REPEAT_MS = 1_500;
const MAX_LIST_MS = 1_500;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  const products = [];
  for (let n = 0; n < 20; n++) {
    const artist = await givenArtist(shop.db, { shareBps: 5_000 - n });
    products.push({ productId: (await givenProduct(shop.db)).id, artistId: artist.id });
  }
  await shop.db.query('alter table order_postings disable trigger user');
  await shop.db.query(MANY_ORDERS, [ORDERS, products.map((p) => p.productId), products.map((p) => p.artistId)]);
  const refunded = await query<{ id: string }>(shop.db, 'select id from orders where hashtext(id::text) % 10 = 0');
  for (const { id } of refunded) await changeRefunded(shop.db, id, 1_001);
  await shop.db.query('analyze');
}, 300_000);
afterAll(() => shop.close());

/** Paid orders of the last days, two lines each, of all artists. */
const MANY_ORDERS = `with made as (
    insert into orders (order_number, customer_email, customer_name, shipping_address, total_amount, received_cents, payment_method,
      fingerprint, status, payment_status)
    select 'ORD-' || n, 'buyer@example.com', 'Buyer', '{}', '96.00', 9600, 'zelle', 'f', 'confirmed', 'paid' from generate_series(1, $1) n
    returning id, substr(order_number, 5)::int as n),
  items as (
    insert into order_items (order_id, product_id, product_name, quantity, price_at_time, artist_id, artist_name, share_bps)
    select id, ($2::uuid[])[1 + (n + line) % 20], 'Hoodie', 1, '48.00', ($3::uuid[])[1 + (n + line) % 20], 'Artist', 5000 - (n + line) % 20
    from made, generate_series(0, 1) line returning id, order_id),
  payments as (
    insert into order_events (order_id, kind, from_state, to_state, actor, detail, at)
    select id, 'payment', 'unpaid', 'paid', 'staff ada', '{"amount": "96.00"}', now() - n * interval '30 seconds' from made
    returning id, order_id)
  insert into order_postings (order_id, cause, payment_event_id, order_item_id, kind, cents)
  select order_id, 'payment', payments.id, items.id, 'goods', 4800 from payments join items using (order_id)`;

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const start = performance.now();
  const result = await work();
  return { ms: performance.now() - start, result };
}

it(`posts ${ORDERS} orders with their refunds within ${MAX_POST_MS} ms, and again in less`, async () => {
  const post = shop.app.get(PostEntries);
  const first = await timed(() => post.all());
  const [counts] = await query<{ sales: number; refunds: number }>(
    shop.db,
    `select count(*) filter (where kind = 'sale')::int as sales, count(*) filter (where kind = 'reversal')::int as refunds from ledger_entries`,
  );
  expect(counts?.sales).toBe(2 * ORDERS);
  expect(counts?.refunds).toBeGreaterThan(ORDERS / 10);
  expect(first.result).toBe((counts?.sales ?? 0) + (counts?.refunds ?? 0));
  const again = await timed(() => post.recent());
  expect(again.result).toBe(0);
  const ledger = ledgerClient(shop, await asBookkeeper(shop));
  const list = await timed(() => ledger.list().expect(200));
  const found = { post: first.ms <= MAX_POST_MS, again: again.ms <= MAX_REPEAT_MS, list: list.ms <= MAX_LIST_MS };
  process.stdout.write(
    `posted in ${Math.round(first.ms)} ms, again in ${Math.round(again.ms)}, listed in ${Math.round(list.ms)}\n`,
  );
  expect(found).toEqual({ post: true, again: true, list: true });
});
