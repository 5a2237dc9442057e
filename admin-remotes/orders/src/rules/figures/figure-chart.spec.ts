import { paymentMethods } from '@shop/admin-kit';
import type { FigureAmounts, FigureRow, Figures } from '@shop/contract';
import { chartsOf } from './figure-chart.ts';

const METHODS = paymentMethods([]);

const amounts = (dollars: number, orders: number): FigureAmounts => ({
  captured: `${dollars}.00`,
  refunded: '0.00',
  net: `${dollars}.00`,
  orders,
  units: 2 * orders,
});
const row = (key: string, label: string | null, now: number, before: number): FigureRow => ({
  key,
  label,
  now: amounts(now, now / 10),
  before: amounts(before, before / 10),
});
const figuresOf = (overrides: Partial<Figures>): Figures => ({
  period: { from: '2026-11-01', to: '2026-11-02' },
  before: { from: '2026-10-30', to: '2026-10-31' },
  timeZone: 'America/New_York',
  by: 'day',
  total: amounts(50, 5),
  totalBefore: amounts(20, 2),
  rows: [row('2026-11-01', null, 20, 10), row('2026-11-02', null, 30, 10)],
  moreRows: 0,
  ...overrides,
});

describe('the charts', () => {
  it('of days are vertical bars of money, orders and pieces beside the period before', () => {
    const [net, orders, pieces] = chartsOf(figuresOf({}), true, METHODS);
    expect(net).toMatchObject({
      title: 'Net',
      kind: 'bar',
      isHorizontal: false,
      axisLabels: ['Nov 1', 'Nov 2'],
      now: { label: 'Nov 1 – 2, 2026', values: [2_000, 3_000] },
      before: { label: 'Oct 30 – 31, 2026', values: [1_000, 1_000] },
    });
    expect([net?.format(3_000), net?.formatTick(-100_000), net?.formatTick(3_050)]).toEqual(['$30.00', '-$1,000', '$30.50']);
    expect([orders?.now.values, pieces?.now.values]).toEqual([
      [2, 3],
      [4, 6],
    ]);
    expect(net?.description).toBe(
      'Net by day, Nov 1 – 2, 2026: $50.00. Highest: Mon, Nov 2, 2026, $30.00. Oct 30 – 31, 2026: $20.00. All numbers are in the table.',
    );
  });

  const daysOf = (count: number): FigureRow[] =>
    Array.from({ length: count }, (_, index) =>
      row(new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10), null, 10, 20),
    );

  it.each([
    [31, 'bar'],
    [32, 'line'],
    [92, 'line'],
  ])('of %d days are a %s', (count, kind) => {
    const [net] = chartsOf(figuresOf({ rows: daysOf(count) }), true, METHODS);
    expect(net).toMatchObject({ title: 'Net', kind });
    expect(net?.labels).toHaveLength(count);
  });

  it('of more days are bars of weeks, the last of which may be shorter', () => {
    const [net] = chartsOf(figuresOf({ rows: daysOf(93) }), true, METHODS);
    expect(net).toMatchObject({ title: 'Net by week', kind: 'bar', isHorizontal: false });
    expect(net?.axisLabels).toHaveLength(14);
    expect([net?.axisLabels[1], net?.labels[1], net?.labels[13]]).toEqual(['Jan 8', 'Jan 8 – 14, 2026', 'Apr 2 – 3, 2026']);
    expect([net?.now.values[0], net?.before?.values[0], net?.now.values[13]]).toEqual([7_000, 14_000, 2_000]);
    expect(net?.description).toContain('Net by week, Nov 1 – 2, 2026: $50.00. Highest: Jan 1 – 7, 2026, $70.00.');
  });

  it('of groups are horizontal bars of the first ten, without the period before if it is not shown', () => {
    const rows = Array.from({ length: 12 }, (_, index) => row(`p${index}`, `Product ${index}`, 120 - 10 * index, 0));
    const [net] = chartsOf(figuresOf({ by: 'product', rows }), false, METHODS);
    expect(net).toMatchObject({ kind: 'bar', isHorizontal: true, before: undefined });
    expect(net?.labels).toHaveLength(10);
    expect(net?.description).toBe(
      'Net by product, Nov 1 – 2, 2026: $50.00. Highest: Product 0, $120.00. All numbers are in the table.',
    );
  });

  it('of nothing name no highest row', () => {
    const none = figuresOf({ total: amounts(0, 0), rows: [row('2026-11-01', null, 0, 0)] });
    expect(chartsOf(none, false, METHODS)[0]?.description).toBe(
      'Net by day, Nov 1 – 2, 2026: $0.00. All numbers are in the table.',
    );
  });
});
