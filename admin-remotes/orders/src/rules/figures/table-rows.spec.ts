import type { FigureAmounts, FigureRow } from '@shop/contract';
import { tableRows } from './table-rows';

const NOTHING: FigureAmounts = { captured: '0.00', refunded: '0.00', net: '0.00', orders: 0, units: 0 };
const SOLD: FigureAmounts = { ...NOTHING, captured: '5.00', net: '5.00', orders: 1, units: 1 };
const REFUND: FigureAmounts = { ...NOTHING, refunded: '5.00', net: '-5.00' };

const day = (number: number, now = NOTHING, before = NOTHING): FigureRow => ({
  key: `2026-11-0${number}`,
  label: null,
  now,
  before,
});
const keys = (rows: FigureRow[], compares = false): unknown[] =>
  tableRows({ by: 'day', rows }, compares).map((row) => ('days' in row ? row : row.key));

it('begins with the newest day', () => {
  expect(keys([day(1, SOLD), day(2, REFUND)])).toEqual(['2026-11-02', '2026-11-01']);
});

it('makes one row of days in a row on which nothing happened', () => {
  const days = [day(1), day(2), day(3, SOLD), day(4), day(5, REFUND), day(6), day(7), day(8)];
  expect(keys(days)).toEqual([
    { from: '2026-11-06', to: '2026-11-08', days: 3 },
    '2026-11-05',
    '2026-11-04',
    '2026-11-03',
    { from: '2026-11-01', to: '2026-11-02', days: 2 },
  ]);
});

it('shows days on which something happened in the period before, while they are compared', () => {
  const days = [day(1), day(2, NOTHING, SOLD), day(3)];
  expect(keys(days)).toEqual([{ from: '2026-11-01', to: '2026-11-03', days: 3 }]);
  expect(keys(days, true)).toEqual(['2026-11-03', '2026-11-02', '2026-11-01']);
});

it('keeps the order of other groups', () => {
  const rows = [day(1), day(2), day(3)];
  expect(tableRows({ by: 'product', rows }, false)).toEqual(rows);
});
