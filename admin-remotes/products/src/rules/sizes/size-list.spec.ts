import { addOption, addSizes, parseSizeList, removeOption } from './size-list';
import { labelOf, newRow, type SizeRow, sumOf } from './size-row';

const shown = (rows: readonly SizeRow[] = []): string[] =>
  rows.map(({ values, stockQuantity }) => `${labelOf(values)}: ${stockQuantity}`);
const sizes = (...names: string[]): SizeRow[] => names.map((name, index) => ({ ...newRow([name], index + 1), id: name }));

test.each([
  [
    'S 4, M 6, L 3',
    [
      ['S', 4],
      ['M', 6],
      ['L', 3],
    ],
  ],
  [
    'S: 4; M=6\nL\t3\r\n',
    [
      ['S', 4],
      ['M', 6],
      ['L', 3],
    ],
  ],
  ['XL', [['XL', undefined]]],
  ['28 4', [['28', 4]]],
  ['28', [['28', undefined]]],
  ['One  Size 12', [['One Size', 12]]],
  ['10 1/2', [['10 1/2', undefined]]],
  ['10 1/2 7', [['10 1/2', 7]]],
  ['M / L 2', [['M / L', 2]]],
  ['🦊 3', [['🦊', 3]]],
])('parseSizeList parses %j with one option', (text, entries) => {
  expect(parseSizeList(text, ['Size']).result).toEqual(entries.map(([value, stock]) => ({ values: [value], stock })));
});

test.each([
  ['M / Black 4', ['M', 'Black'], 4],
  ['M/Black 4', ['M', 'Black'], 4],
  ['10 1/2 / Black 4', ['10 1/2', 'Black'], 4],
])('parseSizeList parses %j with two options', (text, values, stock) => {
  expect(parseSizeList(text, ['Size', 'Color']).result).toEqual([{ values, stock }]);
});

test.each([
  [' , ;\n', ['Size'], 'Enter sizes, for example: S 4, M 6, L 3'],
  ['M 4', ['Size', 'Color'], '“M” needs a value for each option, as in: Size / Color'],
  ['M / 4', ['Size', 'Color'], 'needs a value for each option'],
  ['M 1000001', ['Size'], 'The stock of M must be at most 1,000,000'],
  ['x'.repeat(61), ['Size'], 'is too long for a size'],
])('parseSizeList rejects %j for %j', (text, optionNames, problem) => {
  expect(parseSizeList(text, optionNames).problem).toContain(problem);
});

test('addSizes sorts known sizes, sets the stock of existing ones and shows hidden ones again', () => {
  const rows = [...sizes('M', 'L'), { ...newRow(['XL'], 9), isActive: false }];
  const added = addSizes(rows, [
    { values: ['xl'], stock: undefined },
    { values: ['m'], stock: 7 },
    { values: ['XS'], stock: 2 },
    { values: ['XXL'], stock: undefined },
  ]).result;
  expect(shown(added)).toEqual(['XS: 2', 'M: 7', 'L: 2', 'XL: 9', 'XXL: 0']);
  expect(added?.find(({ id }) => id === 'M')?.stockQuantity).toBe(7);
  expect(added?.every(({ isActive }) => isActive)).toBe(true);
  const own = addSizes(sizes('M', 'Kids'), [{ values: ['XS'], stock: undefined }]).result;
  expect(shown(own)).toEqual(['M: 1', 'Kids: 2', 'XS: 0']);
});

test('a product has at most 100 sizes', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => ({ values: [`No ${index}`], stock: 1 }));
  expect(addSizes([], many(100)).result).toHaveLength(100);
  expect(addSizes([], many(101)).problem).toBe('A product can have at most 100 sizes');
  expect(addOption(addSizes([], many(51)).result ?? [], ['Red', 'Blue']).problem).toBe('A product can have at most 100 sizes');
});

test('addOption keeps the saved sizes and their stock with the first value, and removeOption adds the stock up again', () => {
  const { result } = addOption(sizes('S', 'M'), ['Black', ' White ', 'black', '']);
  expect(shown(result)).toEqual(['S / Black: 1', 'S / White: 0', 'M / Black: 2', 'M / White: 0']);
  expect(result?.map(({ id }) => id)).toEqual(['S', undefined, 'M', undefined]);
  const counted = (result ?? []).map((row) => ({ ...row, stockQuantity: 5 }));
  expect(shown(removeOption(counted, 1))).toEqual(['S: 10', 'M: 10']);
  const hidden = counted.map((row, index) => ({ ...row, isActive: index !== 0 }));
  expect(removeOption(hidden, 1).map((row) => [row.stockQuantity, row.isActive])).toEqual([
    [5, true],
    [10, true],
  ]);
  expect(sumOf(hidden)).toBe(15);
  expect(addOption(sizes('S'), [' ']).problem).toBe('Enter values, for example: Black, White');
});
