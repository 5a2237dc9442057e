import { isTooDeep } from './json-body.js';

const check = (json: string): boolean => isTooDeep(Buffer.from(json));
const lists = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

it.each([
  ['20 lists', lists(20), false],
  ['21 lists', lists(21), true],
  ['21 objects', `${'{"a":'.repeat(21)}1${'}'.repeat(21)}`, true],
  ['many lists beside each other', `[${Array.from({ length: 1_000 }, () => '[]').join()}]`, false],
  ['brackets in a string', JSON.stringify('['.repeat(50)), false],
  ['brackets after an escaped quote', JSON.stringify(`"${'['.repeat(50)}`), false],
  ['brackets after an escaped backslash', `["\\\\",${lists(21)}]`, true],
  ['a string that does not end', `"${'['.repeat(50)}`, false],
  ['brackets that do not end', '['.repeat(21), true],
  ['more closing brackets than opening ones', ']'.repeat(50) + lists(20), false],
  ['text in other scripts', JSON.stringify({ name: 'Жук 日本 😀'.repeat(50) }), false],
  ['nothing', '', false],
])('%s', (_, json, expected) => {
  expect(check(json)).toBe(expected);
});
