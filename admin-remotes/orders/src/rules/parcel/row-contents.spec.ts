import { rowContents } from './row-contents.ts';

const line = (name: string, label: string | null = null, quantity = 1) => ({ name, label, quantity });

it.each([
  [[line('Swallow Cap')], 1, 'Swallow Cap'],
  [[line('Tree Ring Sweatshirt', 'L', 2), line('Swallow Cap')], 2, '2 × Tree Ring Sweatshirt L, Swallow Cap'],
  [[line('A', 'S'), line('B'), line('C', null, 12)], 5, 'A S, B, 12 × C and 2 more'],
  [[], 0, ''],
])('%j of %s lines is "%s"', (firstLines, lineCount, text) => {
  expect(rowContents({ firstLines, lineCount })).toBe(text);
});
