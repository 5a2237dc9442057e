import { givenProduct } from '#test/support/builders/catalog.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { query } from '#platform/database/sql.js';
import { addDays } from '#platform/calendar-day.js';
import {
  FIGURES_BY_ARTIST,
  FIGURES_BY_CATEGORY,
  FIGURES_BY_DAY,
  FIGURES_BY_METHOD,
  FIGURES_BY_PRODUCT,
} from './figures.queries.js';
import { SalesReport } from './sales-report.js';

const ORDERS = 50_000;
/** Orders come every 10 minutes, the newest one on this day. */
const LAST_DAY = '2026-06-30';
/** A statement may take 5 seconds, also on a busy machine. */
const SEED_BATCH_SIZE = 2_500;
const SEED = `with made as (
    insert into orders (order_number, customer_email, customer_name, shipping_address, total_amount, received_cents, refunded_cents,
      payment_method, fingerprint, status, payment_status, created_at)
    select 'ORD-' || n, 'buyer@example.com', 'Buyer', '{}', '48.00', 4800, case n % 10 when 0 then 100 else 0 end, (array['card', 'zelle', 'venmo'])[1 + n % 3], 'f',
      'delivered', 'paid', timestamptz '2026-06-30 23:00 America/New_York' - n * interval '10 minutes'
    from generate_series($2::int, $3::int) n returning id, order_number, created_at),
  lines as (insert into order_items (order_id, product_id, product_name, quantity, price_at_time)
    select id, $1, 'Hoodie', 1, '48.00' from made returning id, order_id),
  refunds as (insert into refunded_amount_changes (order_id, at, cents)
    select id, created_at, 100 from made where order_number like '%0' returning id, order_id),
  payments as (insert into order_events (order_id, at, kind, from_state, to_state, actor)
    select id, created_at, 'payment', 'unpaid', 'paid', 'system' from made returning id, order_id)
  insert into order_postings (order_id, cause, payment_event_id, change_id, order_item_id, kind, cents)
    select order_id, 'payment', payments.id, null::uuid, lines.id, 'goods', 4800 from payments join lines using (order_id)
    union all select order_id, 'refund', null, refunds.id, lines.id, 'goods', -100 from refunds join lines using (order_id)`;

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  const { id } = await givenProduct(shop.db, { stockQuantity: 0 });
  await shop.db.query(
    'alter table order_postings disable trigger user; alter table refunded_amount_changes disable trigger user',
  );
  for (let first = 1; first <= ORDERS; first += SEED_BATCH_SIZE) {
    await shop.db.query(SEED, [id, first, first + SEED_BATCH_SIZE - 1]);
  }
  await shop.db.query('analyze');
}, 120_000);
afterAll(() => shop.close());

const nodes = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

/** The number of rows that the statement reads of each table. */
async function readOf(sql: string, parameters: unknown[]): Promise<Record<string, number>> {
  const explain = `explain (analyze, format json) ${sql}`;
  const [explained] = await query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(shop.db, explain, parameters);
  const plan = explained?.['QUERY PLAN'][0]?.Plan;
  if (!plan) throw new Error('no plan');
  const read: Record<string, number> = {};
  for (const node of nodes(plan)) {
    const table = node['Relation Name'];
    if (table === undefined) continue;
    read[table] = (read[table] ?? 0) + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  }
  return read;
}

describe(`among ${ORDERS} orders`, () => {
  it.each([FIGURES_BY_DAY, FIGURES_BY_METHOD, FIGURES_BY_PRODUCT, FIGURES_BY_ARTIST, FIGURES_BY_CATEGORY])(
    'the figures of a week ($name) read the payments of two weeks, not all',
    async ({ text, name }) => {
      const parameters = [addDays(LAST_DAY, -13), LAST_DAY, 'America/New_York', addDays(LAST_DAY, -6)];
      const read = await readOf(text, name === FIGURES_BY_DAY.name ? parameters.slice(0, 3) : parameters);
      expect(read['order_events']).toBeGreaterThan(2_000);
      expect(read['order_events']).toBeLessThan(2_100);
      expect(read['refunded_amount_changes'] ?? 0).toBeLessThan(2_100);
    },
  );

  it('the figures of a year read no table more than twice, and are right', async () => {
    const { total, totalBefore } = await shop.app.get(SalesReport).execute({ from: '2025-07-01', to: LAST_DAY, by: 'product' });
    expect(total.orders + totalBefore.orders).toBe(ORDERS);
    expect(total.units + totalBefore.units).toBe(ORDERS);
    const read = await readOf(FIGURES_BY_PRODUCT.text, ['2024-07-01', LAST_DAY, 'America/New_York', '2025-07-01']);
    const times: Record<string, number> = {};
    for (const [table, rows] of Object.entries(read)) {
      const [all] = await query<{ rows: number }>(shop.db, `select count(*)::int as rows from ${table}`);
      times[table] = Math.round((10 * rows) / (all?.rows ?? 0)) / 10;
    }
    expect(Object.entries(times).filter(([, often]) => often > 2)).toEqual([]);
  });
});
