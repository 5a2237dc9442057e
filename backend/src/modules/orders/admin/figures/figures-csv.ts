import { BYTE_ORDER_MARK, csvLine } from '#platform/csv.js';
import type { FigureGroup } from './figures.dto.js';
import type { FigureAmountsView, FiguresView } from './figures.view.js';

const FIRST_COLUMN: Readonly<Record<FigureGroup, string>> = {
  day: 'Day',
  product: 'Product',
  size: 'Size',
  artist: 'Artist',
  category: 'Category',
  method: 'Method',
};
const NO_GROUP: Partial<Record<FigureGroup, string>> = { artist: 'No artist', category: 'Uncategorized' };

const AMOUNTS = ['Captured (USD)', 'Refunded (USD)', 'Net (USD)', 'Orders', 'Pieces'];

const cellsOf = ({ captured, refunded, net, orders, units }: FigureAmountsView): (string | number)[] => [
  captured,
  refunded,
  net,
  orders,
  units,
];

/** All rows and their total. The period before stands beside the current one. */
export function figuresCsv({ by, before, rows, total, totalBefore }: Omit<FiguresView, 'moreRows'>): string {
  const period = `${before.from} to ${before.to}`;
  const title = [FIRST_COLUMN[by], ...AMOUNTS, ...AMOUNTS.map((name) => `${name}, ${period}`)];
  const lines = rows.map((row) => [row.label ?? row.key ?? NO_GROUP[by] ?? '', ...cellsOf(row.now), ...cellsOf(row.before)]);
  const last = ['Total', ...cellsOf(total), ...cellsOf(totalBefore)];
  return BYTE_ORDER_MARK + [title, ...lines, last].map(csvLine).join('');
}
