import { cpuTimeOf } from '../../test/support/cpu-time.js';
import { splitRows } from './split-rows.js';

/** Cells of each row; a row whose quotes leave a doubt is one text. */
const read = (text: string, delimiter = ','): (string[] | string)[] =>
  splitRows(text, delimiter, 100).map(({ cells, isDoubtful }) => (isDoubtful ? cells.join('|') : cells));

it.each<[string, string, (string[] | string)[]]>([
  ['plain cells', 'a,,b\n', [['a', '', 'b']]],
  ['blank lines', 'a\n\nb', [['a'], [''], ['b']]],
  [
    'a cell behind the last comma',
    'a,\nb,',
    [
      ['a', ''],
      ['b', ''],
    ],
  ],
  ['doubled quotes', '"a ""b"", c",d', [['a "b", c', 'd']]],
  ['a cell of a quote', '"""",""', [['"', '']]],
  ['line breaks in quotes', '"a\n\nb",c\nd', [['a\n\nb', 'c'], ['d']]],
  ['quotes inside of a cell without quotes', 'for "x"; y,5" z', [['for "x"; y', '5" z']]],
  ['quotes that are not doubled', '"for "x"; y",z', [['for "x"; y', 'z']]],
  ['commas inside of them', '"for "x, 1.00,y"; z","2"', [['for "x, 1.00,y"; z', '2']]],
  ['an inner quote at the end of a cell', '"for "x"","1","2"', [['for "x"', '1', '2']]],
  ['doubled and single quotes', '"a ""b"" "c" d",e', [['a ""b"" "c" d', 'e']]],
  ['a quote that is never closed', '"a,b\nc,d', ['"a,b', ['c', 'd']]],
  ['a quote that another line closes', 'a,"b,1\nc,"d",2', ['a,"b,1', ['c', 'd', '2']]],
  ['an inner quote whose cell ends on another line', '"a "b" c,1\nd",2', ['"a "b" c,1', ['d"', '2']]],
  ['an inner quote behind a comma', 'a,"b,1,"2"', ['a,"b,1,"2"']],
  ['doubled quotes that hide the end of a cell', '"for ""x"","1","2"', ['"for ""x"","1","2"']],
])('splits %s', (_, text, rows) => expect(read(text)).toEqual(rows));

it.each([';', '\t'])('splits at %j', (delimiter) => {
  expect(read(`a${delimiter}"b${delimiter}c"${delimiter}d,e`, delimiter)).toEqual([['a', `b${delimiter}c`, 'd,e']]);
});

it('stops at the most rows', () => expect(splitRows('a\n'.repeat(10), ',', 3)).toHaveLength(3));

it.each([
  ['open quotes', '"\n'],
  ['open quotes behind cells', 'a,"b\n'],
  ['pairs', '""""""\n'],
  ['open pairs', '"""a\n'],
  ['inner quotes', '"a "b\n'],
  ['commas', ',,,,,,,,\n'],
  ['inner quotes of one line', '"a'],
  ['inner quotes of cells of one line', '"a"b",'],
  ['empty cells of one line', '"",'],
])('splits five megabytes of %s in a moment (threat 206)', (_, line) => {
  const text = line.repeat(Math.floor(5_000_000 / line.length));
  expect(cpuTimeOf(() => splitRows(text, ',', 10_000))).toBeLessThan(2_500);
});
