import { foldedWords } from '@shop/contract/search';
import { givenProduct } from '#test/support/builders/catalog.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { definedQueries } from '#platform/database/define-query.js';
import { longestWordPatterns } from '#platform/database/search-words.sql.js';
import { query } from '#platform/database/sql.js';
import type { OrderPageDto } from './admin-order.dto.js';
import type { OrderPageView } from './admin-order.view.js';
import { orderPage } from './order-filter.js';

const ORDERS = 50_000;
/** A statement may take 5 seconds, also on a busy machine. */
const SEED_BATCH_SIZE = 2_500;
const SEED = `with made as (
    insert into orders (order_number, customer_email, customer_name, shipping_address, total_amount, payment_method, fingerprint,
      payment_intent_id, status, payment_status, created_at, customer_phone, item_names)
    select 'ORD-' || upper(substr(md5(n::text), 1, 8)) || n, 'buyer' || n || '@example.com', 'Buyer Number ' || n,
      jsonb_build_object('street', n || ' Canal Street', 'city', 'City ' || n % 700, 'zipCode', lpad((n % 9000)::text, 5, '2')), '48.00',
      (array['card', 'apple-pay', 'venmo', 'cashapp', 'zelle'])[1 + n % 5], 'f', 'pi_' || md5('pay' || n),
      case when n % 500 = 0 then 'pending' when n % 500 = 1 then 'confirmed' when n % 50 = 2 then 'cancelled' else 'delivered' end,
      case when n % 500 = 0 then 'unpaid' else 'paid' end, now() - n * interval '7 minutes',
      '410 55' || lpad(n::text, 5, '0'), case when n % 10000 = 0 then 'Rare Hat' else 'Hoodie' end
    from generate_series($2::int, $3::int) n returning id)
  insert into order_items (order_id, product_id, product_name, quantity, price_at_time)
  select id, $1, 'Hoodie', 1, '48.00' from made`;

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
  const { id } = await givenProduct(shop.db, { stockQuantity: 0 });
  for (let first = 1; first <= ORDERS; first += SEED_BATCH_SIZE) {
    await shop.db.query(SEED, [id, first, first + SEED_BATCH_SIZE - 1]);
  }
  // Autovacuum empties the pending lists of the indexes of the search, which 50,000 orders at once would fill.
  await shop.db.query('vacuum analyze orders');
  await shop.db.query('analyze order_items');
}, 120_000);
afterAll(() => shop.close());

const nodes = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

function readingsOf(filter: OrderPageDto): Promise<Readings> {
  const { sql, parameters } = orderPage(filter, {
    timeZone: 'America/New_York',
    overdueDays: 3,
    onTheWayDays: 10,
    seesCustomers: true,
    seesMoney: true,
  });
  return readingsOfQuery(sql, parameters);
}

/** The readings of a defined query. */
function readingsOfNamed(name: string, parameters: unknown[]): Promise<Readings> {
  const definition = definedQueries().find((candidate) => candidate.name === name);
  if (!definition) throw new Error(`there is no query ${name}`);
  return readingsOfQuery(definition.text, parameters);
}

const COUNTS = ['Actual Rows', 'Rows Removed by Filter', 'Rows Removed by Index Recheck'] as const;

interface Readings {
  scans: string[];
  read: number;
}

async function readingsOfQuery(sql: string, parameters: unknown[]): Promise<Readings> {
  const [explained] = await query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    shop.db,
    `explain (analyze, format json) ${sql}`,
    parameters,
  );
  const plan = explained?.['QUERY PLAN'][0]?.Plan;
  if (!plan) throw new Error('no plan');
  const ofOrders = nodes(plan).filter((node) => node['Relation Name'] === 'orders');
  const read = ofOrders.map((node) => COUNTS.reduce((sum, count) => sum + (node[count] ?? 0), 0) * node['Actual Loops']);
  return { scans: ofOrders.map((node) => node['Node Type']), read: read.reduce((sum, count) => sum + count, 0) };
}

describe(`among ${ORDERS} orders`, () => {
  it.each<[string, OrderPageDto]>([
    ['the newest', {}],
    ['what waits for money', { queue: 'to-confirm' }],
    ['what waits for its shipment', { queue: 'to-ship' }],
    ['what is overdue', { queue: 'overdue' }],
    ['what is on the way for too long', { queue: 'on-the-way-too-long' }],
    ['an order by its number', { search: 'ORD-C4CA42381' }],
    ['an order by a piece of a name', { search: 'number 4321' }],
    ['an order by a name with accents', { search: 'Númber 4321' }],
    ['an order by its e-mail', { search: 'buyer49999@' }],
    ['an order by its payment', { search: 'pi_3b0649c72650c313a357338dcdfb64ec' }],
    ['an order by its phone', { search: '(410) 55-49321' }],
    ['an order by its street', { search: '4321 Canal Street, City 121' }],
    ['orders by a rare product', { search: 'rare hat' }],
    ['orders by a product that most have', { search: 'hoodie' }],
    ['an order by words that most have and a rare one', { search: 'hoodie buyer canal 49321' }],
    ['nothing at all', { search: 'nobody has this name' }],
    ['a rare status', { status: 'pending' }],
    ['a payment status', { paymentStatus: 'unpaid' }],
    ['a method', { method: 'zelle' }],
    ['the largest totals', { sort: 'total-desc' }],
    ['orders of an amount', { search: '48.01' }],
    ['two days', { from: '2026-01-01', to: '2026-01-02' }],
    ['nothing there ever was', { status: 'processing', method: 'venmo' }],
  ])('%s uses an index and does not read all orders', async (_, filter) => {
    const { scans, read } = await readingsOf(filter);
    expect(scans).not.toContain('Seq Scan');
    expect(scans.length).toBeGreaterThan(0);
    expect(read).toBeLessThan(2_000);
  });

  it('an order that Postgres sampled for its statistics is found as others are', async () => {
    const sampled = await query<{ number: string }>(
      shop.db,
      `select substring(sampled from 'number ([0-9]+)') as number from pg_stats, unnest(histogram_bounds::text::text[]) sampled
        where tablename = 'orders' and attname = 'search_text'`,
    );
    const numbers = sampled.map(({ number }) => number).filter((number) => number.length === 5);
    expect(numbers.length).toBeGreaterThan(50);
    const reads: number[] = [];
    for (const number of numbers) reads.push((await readingsOf({ search: `hoodie buyer canal ${number}` })).read);
    expect(Math.max(...reads)).toBeLessThan(2_000);
  });

  it.each<[string, string, unknown[]]>([
    ['the orders of a customer', 'orders.of-customer', ['Buyer49999@example.com']],
    ['the sums of a customer', 'orders.sums-of-customer', ['buyer49999@example.com']],
    ['the known addresses', 'orders.emails-with-orders', [['buyer1@example.com', 'nobody@example.com']]],
    ['the orders of a phone', 'orders.find-by-phone', ['%4105549321%', 5]],
    ['the customers of a phone', 'orders.find-customers-by-phone', ['%4105549321%', 5]],
  ])('%s use an index', async (_, name, parameters) => {
    const { scans, read } = await readingsOfNamed(name, parameters);
    expect(scans).not.toContain('Seq Scan');
    expect(scans.length).toBeGreaterThan(0);
    expect(read).toBeLessThan(100);
  });

  it.each<[string, string, string]>([
    ['a name', 'orders.find', 'number 49321'],
    ['what all orders have', 'orders.find', 'example com'],
    ['common words and a rare one', 'orders.find', 'buyer number example 49321'],
    ['two letters', 'orders.find', 'qx'],
    ['a number', 'orders.find-by-number', 'ord-c4ca42381'],
    ['a customer', 'orders.find-customers', 'buyer49999@'],
    ['what all customers have', 'orders.find-customers', 'buyer example'],
  ])('the search of the admin for %s (%s "%s") reads few orders', async (_, name, search) => {
    const words = foldedWords(search);
    const { scans, read } = await readingsOfNamed(name, [longestWordPatterns(words), words, 5]);
    expect(scans.length).toBeGreaterThan(0);
    expect(read).toBeLessThan(ORDERS / 20);
  });

  it('the three counts of the overview read indexes alone', async () => {
    const { scans, read } = await readingsOfNamed('orders.summary', ['America/New_York', 3, 10]);
    expect(scans.filter((scan) => scan === 'Index Only Scan')).toHaveLength(3);
    expect(read).toBeLessThan(2_000);
  });

  it('a page in the middle costs as much as the first one', async () => {
    const [middle] = await query<{ id: string }>(shop.db, `select id from orders where customer_name = 'Buyer Number 25000'`);
    if (!middle) throw new Error('the seed has no such order');
    const { scans, read } = await readingsOf({ after: middle.id });
    expect(scans).not.toContain('Seq Scan');
    expect(read).toBeLessThan(200);
  });

  it('pages follow each other without gaps or repetitions', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const query = { queue: 'to-confirm', ...(after ? { after } : {}) };
      const { body } = await shop.http().get('/api/admin/orders').query(query).set(admin).expect(200);
      const { orders, next } = body as OrderPageView;
      seen.push(...orders.map((order) => order.customerName));
      after = next;
    } while (after !== null);
    expect(seen).toEqual(Array.from({ length: 100 }, (_, n) => `Buyer Number ${(100 - n) * 500}`));
  });

  it('the export contains exactly the filtered orders, sorted like the list', async () => {
    const { text } = await shop.http().get('/api/admin/orders/export.csv').query({ method: 'zelle' }).set(admin).expect(200);
    const lines = text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(ORDERS / 5 + 1);
    expect(lines[1]).toContain('"Buyer Number 4"');
    expect(lines.at(-1)).toContain('"Buyer Number 49999"');
  });
});
