import { givenArtist, givenCategory, givenProduct } from '#test/support/builders/catalog.js';
import { givenCart, orderBody, type OrderLine } from '#test/support/builders/order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { fromCents, toCents } from '@shop/contract/money';
import { query } from '#platform/database/sql.js';
import type { Product } from '#modules/catalog/index.js';
import type { FigureAmountsView, FiguresView } from './figures.view.js';

const ORDERS = 40;
const METHODS = ['zelle', 'venmo', 'cashapp'] as const;
/** Every payment and refund of this file lies in these days. */
const YEAR = { from: '2025-03-01', to: '2026-02-28' };

let shop: TestShop;
let admin: { authorization: string };
let products: Product[];

/** The same numbers in every run: Park and Miller's generator. */
let state = 20_261_122;
const random = (below: number): number => (state = (state * 48_271) % 2_147_483_647) % below;

async function place(lines: readonly OrderLine[], paymentMethod: string): Promise<{ id: string; total: string }> {
  const body = orderBody(await givenCart(shop.db, lines), lines, { paymentMethod });
  const placed = await shop.http().post('/api/orders').send(body).expect(201);
  return { id: (placed.body as { id: string }).id, total: body.orderData.totalAmount };
}

async function write(id: string, action: string, body: object): Promise<void> {
  const { status } = await shop.http().post(`/api/admin/orders/${id}/${action}`).set(admin).send(body);
  expect([200, 201]).toContain(status);
}

const figures = async (asked: Record<string, string>): Promise<FiguresView> =>
  (await shop.http().get('/api/admin/figures').query(asked).set(admin).expect(200)).body as FiguresView;

/** Places an order that stays unpaid, is paid, refunded in parts or whole, or cancelled before or after the payment. */
async function liveThrough(n: number): Promise<void> {
  const chosen = products.filter(() => random(3) === 0);
  const lines = (chosen.length > 0 ? chosen : products.slice(0, 1)).map((product) => ({ product, quantity: 1 + random(3) }));
  const { id, total } = await place(lines, METHODS[n % METHODS.length] ?? 'zelle');
  const fate = random(6);
  if (fate === 0) return;
  if (fate === 1) return write(id, 'cancel', { reason: 'The shopper asked' });
  await write(id, 'payment', { reference: `transfer ${n}` });
  const part = fromCents(1 + random(toCents(total) - 1));
  if (fate >= 3) await write(id, 'refunds', { amount: part });
  if (fate >= 4) await write(id, 'refunds', {});
  if (fate === 5) await write(id, 'cancel', { reason: 'Sold out' });
}

/** Moves payments and refunds to random times of the year, in steps of 7 hours and 11 minutes. */
async function spread(table: string): Promise<void> {
  const rows = await query<{ id: string }>(shop.db, `select id from ${table} order by id`);
  for (const { id } of rows) {
    await shop.db.query(
      `update ${table} set at = timestamptz '2025-03-01 06:00Z' + $2 * interval '7 hours 11 minutes' where id = $1`,
      [id, random(1_200)],
    );
  }
}

beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
  const [hoodies, artist] = [await givenCategory(shop.db), await givenArtist(shop.db)];
  products = await Promise.all(
    [1_999, 4_800, 701, 10_333, 50].map((priceCents, n) =>
      givenProduct(shop.db, {
        priceCents,
        stockQuantity: 1_000,
        categoryId: n < 3 ? hoodies.id : null,
        artistId: n % 2 === 0 ? artist.id : null,
      }),
    ),
  );
  for (let n = 0; n < ORDERS; n++) await liveThrough(n);
  await expectInvariants(shop.db);
  await spread('order_events');
  await spread('refunded_amount_changes');
}, 120_000);
afterAll(() => shop.close());

const centsOf = (amount: string): number => Number(amount.replace('.', ''));
const sum = (amounts: readonly FigureAmountsView[], field: 'captured' | 'refunded' | 'net'): string =>
  fromCents(amounts.reduce((cents, row) => cents + centsOf(row[field]), 0));
const count = (amounts: readonly FigureAmountsView[], field: 'orders' | 'units'): number =>
  amounts.reduce((total, row) => total + row[field], 0);

const PAID = `payment_status in ('paid', 'refunded')`;
const BOOKS = `select (select sum(total_amount::numeric)::text from orders where ${PAID}) as captured,
  (select (sum(refunded_cents) / 100.0)::numeric(12, 2)::text from orders) as refunded,
  (select count(*)::int from orders where ${PAID}) as orders,
  (select sum(quantity)::int from order_items join orders o on o.id = order_id where ${PAID}) as units`;

async function books(): Promise<FigureAmountsView> {
  const [row] = await query<Omit<FigureAmountsView, 'net'>>(shop.db, BOOKS);
  if (!row) throw new Error('no books');
  return { ...row, net: fromCents(centsOf(row.captured) - centsOf(row.refunded)) };
}

const WHAT_SOLD = (
  group: string,
): string => `select ${group}::text as key, sum(price_at_time::numeric * quantity)::text as captured,
    sum(quantity)::int as units, count(distinct order_id)::int as orders
  from order_items i join orders o on o.id = order_id join products p on p.id = product_id where ${PAID}
  group by 1 order by sum(price_at_time::numeric * quantity) desc`;

describe('the figures of a year', () => {
  it('equal the plain sums over orders and refunds, with cancelled and refunded ones', async () => {
    const { total } = await figures({ ...YEAR });
    expect(total).toEqual(await books());
    expect(centsOf(total.refunded)).toBeGreaterThan(0);
  });

  it.each([
    ['product', 'p.id'],
    ['size', `p.id || coalesce('/' || i.variant_label, '')`],
    ['artist', 'p.artist_id'],
    ['category', 'p.category_id'],
    ['method', 'o.payment_method'],
  ])('by %s equal what was sold, and add up to the total to the cent', async (by, group) => {
    const { rows, total } = await figures({ ...YEAR, by });
    const now = rows.map((row) => row.now);
    expect(rows.map(({ key, now: { captured, units, orders } }) => ({ key, captured, units, orders }))).toEqual(
      await query(shop.db, WHAT_SOLD(group)),
    );
    expect({ captured: sum(now, 'captured'), refunded: sum(now, 'refunded'), net: sum(now, 'net') }).toEqual({
      captured: total.captured,
      refunded: total.refunded,
      net: total.net,
    });
    expect(count(now, 'units')).toBe(total.units);
  });

  it('by day have a row for each day, and add up to the total', async () => {
    const { rows, total } = await figures({ ...YEAR, by: 'day' });
    const now = rows.map((row) => row.now);
    expect(rows).toHaveLength(365);
    expect([rows[0]?.key, rows.at(-1)?.key]).toEqual([YEAR.from, YEAR.to]);
    expect([sum(now, 'captured'), sum(now, 'refunded'), count(now, 'orders'), count(now, 'units')]).toEqual([
      total.captured,
      total.refunded,
      total.orders,
      total.units,
    ]);
  });

  it.each(['day', 'product', 'method'])('of a half beside the half before, by %s, add up to the year', async (by) => {
    const { before, total, totalBefore, rows } = await figures({ by, from: '2025-09-01', to: YEAR.to });
    expect(before).toEqual({ from: '2025-03-04', to: '2025-08-31' });
    const early = await figures({ from: YEAR.from, to: '2025-03-03' });
    const year = await books();
    expect(sum([total, totalBefore, early.total], 'captured')).toBe(year.captured);
    expect(sum([total, totalBefore, early.total], 'refunded')).toBe(year.refunded);
    const befores = rows.map((row) => row.before);
    expect([sum(befores, 'captured'), sum(befores, 'refunded')]).toEqual([totalBefore.captured, totalBefore.refunded]);
  });
});
