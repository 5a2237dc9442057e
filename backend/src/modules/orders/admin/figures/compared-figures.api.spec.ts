import { givenOrder } from '#test/support/builders/placed-order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { query } from '#platform/database/sql.js';
import type { FigureAmountsView, FiguresView } from './figures.view.js';

const NEW_YORK = 'America/New_York';
const MARCH = { from: '2025-03-01', to: '2025-03-31' };
/** Of this March, of the one a year before, of the February between them, and of a leap day. */
const PAID_AT = [
  '2025-03-03T15:00:00Z',
  '2025-03-31T15:00:00Z',
  '2024-03-03T15:00:00Z',
  '2024-03-03T16:00:00Z',
  '2024-04-01T03:59:59Z',
  '2024-04-01T04:00:00Z',
  '2025-02-10T15:00:00Z',
  '2024-02-29T15:00:00Z',
];

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
  for (const time of PAID_AT) {
    const { id } = await givenOrder(shop);
    await shop.http().post(`/api/admin/orders/${id}/payment`).set(admin).send({ reference: 'x' }).expect(200);
    await shop.http().post(`/api/admin/orders/${id}/refunds`).set(admin).send({ amount: '1.25' }).expect(201);
    for (const table of ['order_events', 'refunded_amount_changes']) {
      await shop.db.query(`update ${table} set at = $2 where order_id = $1`, [id, time]);
    }
  }
});
afterAll(() => shop.close());

const get = (path: string, asked: Record<string, string>) => shop.http().get(`/api/admin/figures${path}`).query(asked).set(admin);
const figures = async (asked: Record<string, string>): Promise<FiguresView> =>
  (await get('', asked).expect(200)).body as FiguresView;

/** The plain sums over the orders that were paid in these days. */
async function books(from: string, to: string): Promise<FigureAmountsView> {
  const sql = `select sum(total_amount::numeric)::text as captured, (sum(refunded_cents) / 100.0)::numeric(12, 2)::text as refunded,
      sum(total_amount::numeric - refunded_cents / 100.0)::numeric(12, 2)::text as net, count(*)::int as orders,
      sum((select sum(quantity) from order_items where order_id = o.id))::int as units
    from orders o where exists (select from order_events where order_id = o.id and to_state = 'paid'
      and (at at time zone $3)::date between $1::date and $2::date)`;
  const [row] = await query<FigureAmountsView>(shop.db, sql, [from, to, NEW_YORK]);
  if (!row) throw new Error('no books');
  return row;
}

const sum = (rows: readonly FigureAmountsView[], field: 'captured' | 'net' | 'refunded'): number =>
  rows.reduce((cents, row) => cents + Math.round(Number(row[field]) * 100), 0);

describe('the figures beside the same days of last year', () => {
  it.each(['day', 'product', 'artist', 'category', 'method'])('by %s equal the plain sums of both years', async (by) => {
    const { period, before, rows, total, totalBefore } = await figures({ ...MARCH, by, compare: 'last-year' });
    expect([period, before]).toEqual([MARCH, { from: '2024-03-01', to: '2024-03-31' }]);
    expect(total).toEqual(await books(MARCH.from, MARCH.to));
    expect(totalBefore).toEqual(await books(before.from, before.to));
    expect([total.orders, totalBefore.orders]).toEqual([2, 3]);
    for (const field of ['captured', 'net', 'refunded'] as const) {
      expect(
        sum(
          rows.map((row) => row.now),
          field,
        ),
      ).toBe(sum([total], field));
      expect(
        sum(
          rows.map((row) => row.before),
          field,
        ),
      ).toBe(sum([totalBefore], field));
    }
  });

  it('by day stand beside the day of the same date', async () => {
    const { rows } = await figures({ ...MARCH, compare: 'last-year' });
    expect(rows).toHaveLength(31);
    expect(rows[2]).toMatchObject({ key: '2025-03-03', now: { orders: 1 }, before: { orders: 2 } });
    expect(rows[30]).toMatchObject({ key: '2025-03-31', now: { orders: 1 }, before: { orders: 1 } });
  });

  it('lose no leap day', async () => {
    const { rows, before, totalBefore } = await figures({ from: '2025-02-01', to: '2025-02-28', compare: 'last-year' });
    expect(before.to).toBe('2024-02-29');
    expect(rows.at(-1)).toMatchObject({ key: '2025-02-28', before: { orders: 1 } });
    expect(totalBefore).toEqual(await books('2024-02-01', '2024-02-29'));
  });

  it('are as before without the choice, and the CSV names the days', async () => {
    const usual = await figures({ ...MARCH, by: 'method' });
    expect(usual.before).toEqual({ from: '2025-01-29', to: '2025-02-28' });
    expect(await figures({ ...MARCH, by: 'method', compare: 'before' })).toEqual(usual);
    const { text } = await get('/export.csv', { ...MARCH, by: 'method', compare: 'last-year' }).expect(200);
    expect(text).toContain('"Captured (USD), 2024-03-01 to 2024-03-31"');
    const { total, totalBefore } = await figures({ ...MARCH, compare: 'last-year' });
    const cells = [total, totalBefore].flatMap((one) => [one.captured, one.refunded, one.net, one.orders, one.units]);
    expect(text.trimEnd().split('\r\n').at(-1)).toBe(['Total', ...cells].map((cell) => `"${cell}"`).join(','));
  });

  it('need a comparison that exists', async () => {
    const { body } = await get('', { compare: 'tomorrow' }).expect(400);
    expect(body).toMatchObject({ message: 'Please choose before or last-year' });
  });
});
