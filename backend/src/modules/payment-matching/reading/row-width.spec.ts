import { doubtByHeadings, doubtByOthers } from './row-width.js';

const row = (...cells: string[]) => ({ row: 1, cells, isDoubtful: false });
const TOO_WIDE = 'The row has more cells than its headings';
const DATA = row('11/02/2026', 'rent', '-9.00');

it.each<[string, number, string[], boolean]>([
  ['as many cells', 3, ['a', 'b', '1'], true],
  ['fewer cells', 4, ['a', 'b', '1'], true],
  ['more cells', 3, ['a', 'b', '1', '2'], false],
  ['one more cell, which is empty', 3, ['a', 'b', '1', ''], false],
])('knows a row with %s than the %s headings', (_, headings, cells, fits) => {
  expect(doubtByHeadings(headings, [DATA, DATA, row(...cells)])(row(...cells))).toBe(fits ? undefined : TOO_WIDE);
});

it.each<[string, string[], boolean]>([
  ['the same comma', ['a', 'b', '64.00', ''], true],
  ['no comma', ['a', 'b', '64.00'], true],
  ['a text behind it', ['a', 'b', '64.00', 'x'], false],
  ['two commas', ['a', 'b', '64.00', '', ''], false],
  ['what may be an amount in two cells', ['a', '64', '00', ''], false],
])('where most rows end in a comma, knows a row with %s', (_, cells, fits) => {
  const usual = row(...DATA.cells, '');
  expect(doubtByHeadings(3, [usual, usual, row(...cells), row('Total')])(row(...cells))).toBe(fits ? undefined : TOO_WIDE);
});

it('takes the width of most rows where there are no headings, the smaller one of two', () => {
  const wide = row(...DATA.cells, '1.00');
  const message = 'The row has more cells than most rows';
  expect(doubtByOthers([wide, DATA, DATA])(wide)).toBe(message);
  expect(doubtByOthers([wide, DATA])(wide)).toBe(message);
  expect(doubtByOthers([wide, wide, DATA])(wide)).toBeUndefined();
});

it('knows a row whose quotation marks leave a doubt', () => {
  expect(doubtByHeadings(3, [])({ ...DATA, isDoubtful: true })).toBe('The quotation marks of the row leave a doubt');
});
