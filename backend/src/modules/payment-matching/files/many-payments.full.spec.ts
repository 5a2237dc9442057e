import { query } from '#platform/database/sql.js';
import { givenProduct } from '#test/support/builders/catalog.js';
import { asAdmin } from '#test/support/builders/users.js';
import { expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { MAX_ROWS } from '../reading/payment-rows.js';
import type { PaymentFileReadingView } from './payment-file.view.js';

/** Of one file; a quarter of it is usual. */
const MAX_CPU_MS = { preview: 1_500, booking: 4_000 };
const OPEN_ORDERS = 1_000;
const BOOKED_ORDERS = 200;
const SEED = `with made as (
    insert into orders (order_number, customer_email, customer_name, shipping_address, total_amount, payment_method, fingerprint, created_at)
    select 'ORD-AAAA' || translate(lpad(n::text, 4, '0'), '0123456789', 'ABCDEFGHJK'), 'buyer@example.com', 'Ada Moore', '{}', '48.00',
      'venmo', 'f', now() - n * interval '1 minute' from generate_series(1, $2::int) n returning id),
  lines as (insert into order_items (order_id, product_id, product_name, quantity, price_at_time)
    select id, $1, 'Hoodie', 1, '48.00' from made)
  insert into outbox (topic, payload, dedupe_key) select 'order.placed', jsonb_build_object('orderId', id), 'order.placed:' || id from made`;

let shop: TestShop;
let ana: { authorization: string };
let numbers: string[];
beforeAll(async () => {
  shop = await openShop();
  ana = await asAdmin(shop, { username: 'ana' });
  const { id } = await givenProduct(shop.db, { stockQuantity: 0 });
  await shop.db.query(SEED, [id, OPEN_ORDERS]);
  const rows = await query<{ number: string }>(shop.db, 'select order_number as number from orders order by created_at desc');
  numbers = rows.map(({ number }) => number);
});
afterAll(() => shop.close());

const HEAD = 'ID,Datetime,Type,Status,Note,From,To,Amount (total)\n';
const row = (n: number, note: string): string => `${n},2026-11-02T10:00:00,Payment,Complete,${note},Ada Moore,Shop,+ $48.00\n`;

async function read(content: string, dryRun: boolean): Promise<{ reading: PaymentFileReadingView; cpuMs: number }> {
  const before = process.cpuUsage();
  const body = { fileName: 'venmo.csv', content, dryRun };
  const answer = await shop.http().post('/api/admin/payments/statements').set(ana).send(body).expect(200);
  const { user, system } = process.cpuUsage(before);
  return { reading: answer.body as PaymentFileReadingView, cpuMs: (user + system) / 1_000 };
}

it(`reads ${MAX_ROWS} rows in a moment, of which most have no number or a wrong one`, async () => {
  const notes = ['for the hoodie', 'AAAAAAA', ...numbers.slice(0, 3)];
  const content = HEAD + Array.from({ length: MAX_ROWS }, (_, n) => row(n, notes[n % notes.length] ?? '')).join('');
  await read(content, true);
  const { reading, cpuMs } = await read(content, true);
  expect(reading.counts).toMatchObject({ rows: MAX_ROWS, matched: 3, review: MAX_ROWS - 3 });
  expect(cpuMs).toBeLessThan(MAX_CPU_MS.preview);
});

it(`books ${BOOKED_ORDERS} orders in a moment`, async () => {
  const content =
    HEAD +
    numbers
      .slice(-BOOKED_ORDERS)
      .map((number, n) => row(n, number))
      .join('');
  const { reading, cpuMs } = await read(content, false);
  expect(reading.counts).toMatchObject({ matched: BOOKED_ORDERS, review: 0 });
  expect(cpuMs).toBeLessThan(MAX_CPU_MS.booking);
  await expectInvariants(shop.db);
});
