import { paymentMethods } from '@shop/admin-kit';
import type { FigureGroup } from '@shop/contract';
import { axisLabel, formatPeriod, rowLabel } from './figure-labels.ts';

const METHODS = paymentMethods([
  { id: 'cashapp', kind: 'manual', label: 'Cash App', shortLabel: 'Cash App', handle: null, payUrl: null },
]);

describe('the label of a row', () => {
  it.each<[FigureGroup, string | null, string | null, string]>([
    ['day', '2026-11-03', null, 'Tue, Nov 3, 2026'],
    ['method', 'cashapp', null, 'Cash App'],
    ['method', 'barter', null, 'barter'],
    ['product', 'p1', 'Dawn Hoodie', 'Dawn Hoodie'],
    ['product', 'charges', 'Shipping, tax and fees', 'Shipping, tax and fees'],
    ['artist', null, null, 'No artist'],
    ['category', null, null, 'Uncategorized'],
  ])('by %s of %s, %s is %s', (by, key, label, text) => {
    expect(rowLabel(by, { key, label }, METHODS)).toBe(text);
  });

  it.each<[FigureGroup, string | null, string | null, string]>([
    ['day', '2026-11-03', null, 'Nov 3'],
    ['product', 'p1', 'Dawn Hoodie', 'Dawn Hoodie'],
    ['product', 'p1', 'Dawn Hoodie of the first edition', 'Dawn Hoodie…'],
    ['artist', null, null, 'No artist'],
  ])('on the axis by %s of %s, %s is %s', (by, key, label, text) => {
    expect(axisLabel(by, { key, label }, METHODS, 13)).toBe(text);
  });
});

describe('a period', () => {
  it.each([
    ['2026-11-03', '2026-11-03', 'Nov 3, 2026'],
    ['2026-11-01', '2026-11-23', 'Nov 1 – 23, 2026'],
    ['2025-12-30', '2026-01-02', 'Dec 30, 2025 – Jan 2, 2026'],
  ])('from %s to %s is %s', (from, to, text) => {
    expect(formatPeriod({ from, to })).toBe(text);
  });
});
