import type { FigureAmounts, FigureGroup } from '@shop/contract';
import { changeOf, formatMeasure, isNothing, type Measure, MEASURES, shownRows } from './measures.ts';

const NOTHING: FigureAmounts = { captured: '0.00', refunded: '0.00', net: '0.00', orders: 0, units: 0 };
const measureOf = (field: keyof FigureAmounts): Measure => {
  const found = MEASURES.find((measure) => measure.field === field);
  if (!found) throw new Error(`no measure ${field}`);
  return found;
};

describe('a figure', () => {
  it.each<[keyof FigureAmounts, Partial<FigureAmounts>, string]>([
    ['captured', { captured: '1234.50' }, '$1,234.50'],
    ['net', { net: '-48.00' }, '-$48.00'],
    ['refunded', { refunded: '-0.05' }, '-$0.05'],
    ['orders', { orders: 1_234 }, '1,234'],
    ['units', {}, '0'],
  ])('%s of %j is %s', (field, amounts, text) => {
    expect(formatMeasure(measureOf(field), { ...NOTHING, ...amounts })).toBe(text);
  });

  it('is nothing only when neither payment nor refund was made', () => {
    expect(isNothing(NOTHING)).toBe(true);
    expect(isNothing({ ...NOTHING, refunded: '5.00', net: '-5.00' })).toBe(false);
  });
});

describe('the change since the period before', () => {
  it.each([
    ['100.00', '100.00', 'No change', 'neutral'],
    ['0.00', '0.00', 'No change', 'neutral'],
    ['150.00', '100.00', '+50%', 'success'],
    ['0.00', '100.00', '-100%', 'danger'],
    ['100.00', '0.01', '+999,900%', 'success'],
    ['100.01', '100.00', '+<1%', 'success'],
    ['48.00', '0.00', 'Up from zero', 'success'],
    ['-48.00', '0.00', 'Down from zero', 'danger'],
    ['-50.00', '100.00', '-150%', 'danger'],
    ['10.00', '-5.00', 'Up from below zero', 'success'],
    ['-10.00', '-5.00', 'Further below zero', 'danger'],
  ])('of a net of %s after %s is %s, %s', (net, before, text, tone) => {
    expect(changeOf(measureOf('net'), { ...NOTHING, net }, { ...NOTHING, net: before })).toEqual({ text, tone });
  });

  it('of refunds is bad when they rise', () => {
    const [few, many] = [
      { ...NOTHING, refunded: '1.00' },
      { ...NOTHING, refunded: '2.00' },
    ];
    expect(changeOf(measureOf('refunded'), many, few)).toEqual({ text: '+100%', tone: 'danger' });
    expect(changeOf(measureOf('refunded'), few, many)).toEqual({ text: '-50%', tone: 'success' });
  });
});

describe('the rows', () => {
  const some = { ...NOTHING, orders: 1 };
  const rows = [
    { key: 'a', label: null, now: some, before: NOTHING },
    { key: 'b', label: null, now: NOTHING, before: some },
    { key: 'c', label: null, now: NOTHING, before: NOTHING },
  ];
  it.each<[FigureGroup, boolean, string[]]>([
    ['method', true, ['a', 'b']],
    ['method', false, ['a']],
    ['day', true, ['a', 'b', 'c']],
    ['day', false, ['a', 'b', 'c']],
  ])('by %s, compared: %s, are %j', (by, compares, keys) => {
    expect(shownRows({ by, rows }, compares).map(({ key }) => key)).toEqual(keys);
  });

  it('by day are none when nothing happened', () => {
    expect(shownRows({ by: 'day', rows: rows.slice(2) }, true)).toEqual([]);
  });
});
