import { cleanCell, readRows } from './read-rows.js';

it.each([
  ['="0001"', '0001'],
  ["'0001", '0001'],
  ["'-36.00", '-36.00'],
  ["'tis", "'tis"],
  ["12'", "12'"],
  [' a\u0000b\tc ', 'a b c'],
  ['=1+1', '=1+1'],
])('cleans the cell %j', (cell, text) => expect(cleanCell(cell)).toBe(text));

it.each([',', ';', '\t'])('takes the delimiter that makes the most rows: %j', (delimiter) => {
  const text = `\uFEFFa${delimiter}b, c; d${delimiter}e\r\n\r\n1${delimiter}2${delimiter}3\r`;
  expect(readRows(text, 3, 10)).toEqual({
    isTooLong: false,
    rows: [
      {
        row: 1,
        cells: delimiter === ',' ? ['a', 'b', 'c; d', 'e'] : ['a', ...(delimiter === ';' ? ['b, c', 'd'] : ['b, c; d']), 'e'],
        isDoubtful: false,
      },
      { row: 3, cells: ['1', '2', '3'], isDoubtful: false },
    ],
  });
});

it('knows a text without rows of so many cells, and a file that is too long', () => {
  expect(readRows('a,b\nc,d', 3, 10)).toBeUndefined();
  expect(readRows('a,b,c\n\n\nd,e,f', 3, 2)?.isTooLong).toBe(true);
  expect(readRows('a,b,c\nd,e,f', 3, 2)?.isTooLong).toBe(false);
});
