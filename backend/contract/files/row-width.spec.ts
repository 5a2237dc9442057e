import { doubtByHeadings, doubtByOthers } from './row-width.js';

const row = (...cells: string[]) => ({ row: 1, cells, isDoubtful: false });
const TOO_WIDE = 'The row has more cells than its headings';
const TOO_SHORT = 'The row has fewer cells than its headings';
const width = (count: number, namedCount = count) => ({ count, namedCount });
const DATA = row('11/02/2026', 'rent', '-9.00');

it.each<[string, number, string[], string | undefined]>([
  ['as many cells', 3, ['a', 'b', '1'], undefined],
  ['fewer cells', 4, ['a', 'b', '1'], TOO_SHORT],
  ['more cells', 3, ['a', 'b', '1', '2'], TOO_WIDE],
  ['one more cell, which is empty', 3, ['a', 'b', '1', ''], TOO_WIDE],
])('knows a row with %s than the %s headings', (_, headings, cells, doubt) => {
  expect(doubtByHeadings(width(headings), [DATA, DATA, row(...cells)])(row(...cells))).toBe(doubt);
});

it('needs no cells below empty headings at the end', () => {
  const doubtOf = doubtByHeadings(width(5, 3), [DATA, DATA]);
  expect([row('a', 'b', '1'), row('a', 'b', '1', ''), row('a', 'b', '1', '', '')].map(doubtOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(doubtOf(row('a', 'b'))).toBe(TOO_SHORT);
});

it('knows a text below an empty heading, with which a program has padded the headings to the widest row', () => {
  const doubtOf = doubtByHeadings(width(5, 3), [DATA, DATA]);
  expect([row('a', 'b', '36', '00'), row('a', 'b', '1', '', 'x')].map(doubtOf)).toEqual([TOO_WIDE, TOO_WIDE]);
});

describe('a row that ends early', () => {
  const full = row('11/02/2026', 'rent', '-9.00', '', '');
  const short = row('11/03/2026', 'Zelle', '36.00');

  it('is one of a program that leaves out empty cells, where several do and no row has a text behind', () => {
    expect(doubtByHeadings(width(5), [full, short, short])(short)).toBeUndefined();
  });

  it.each([
    ['it is the only one', [full, short], short],
    ['some row has a text behind', [row('11/02/2026', 'rent', '-9.00', '', '7'), short, short], short],
    ['it ends in an empty cell', [full, row('11/03/2026', 'Zelle 36.00', ''), row('a', 'b', '')], row('a', 'b', '')],
  ])('leaves a doubt where %s', (_, rows, one) => expect(doubtByHeadings(width(5), rows)(one)).toBe(TOO_SHORT));
});

it.each<[string, string[], string | undefined]>([
  ['the same comma', ['a', 'b', '64.00', ''], undefined],
  ['no comma', ['a', 'b', '64.00'], undefined],
  ['a text behind it', ['a', 'b', '64.00', 'x'], TOO_WIDE],
  ['two commas', ['a', 'b', '64.00', '', ''], TOO_WIDE],
  ['what may be an amount in two cells', ['a', '64', '00', ''], TOO_WIDE],
  ['a cell less', ['a', '64.00', ''], TOO_SHORT],
])('where most rows end in a comma, knows a row with %s', (_, cells, doubt) => {
  const usual = row(...DATA.cells, '');
  expect(doubtByHeadings(width(3), [usual, usual, row(...cells), row('Total')])(row(...cells))).toBe(doubt);
});

it('takes the width of most rows where there are no headings, the smaller one of two', () => {
  const wide = row(...DATA.cells, '1.00');
  const message = 'The row has more cells than most rows';
  expect(doubtByOthers([wide, DATA, DATA])(wide)).toBe(message);
  expect(doubtByOthers([wide, DATA])(wide)).toBe(message);
  expect(doubtByOthers([wide, wide, DATA])(wide)).toBeUndefined();
  expect(doubtByOthers([wide, wide, DATA])(DATA)).toBe('The row has fewer cells than most rows');
});

it('knows a row whose quotation marks leave a doubt', () => {
  expect(doubtByHeadings(width(3), [])({ ...DATA, isDoubtful: true })).toBe('The quotation marks of the row leave a doubt');
});
