import { searchAlternatives, searchWords, similarWords } from '../search.js';
import { readTerms } from './search-terms.js';

/** Words of three to nine letters that differ from each other. */
const word = (n: number) => `w${(n * 7919).toString(36)}x${n.toString(36)}`;

function countComparisons(search: string, vocabulary: readonly string[]): number {
  let comparisons = 0;
  similarWords(searchWords(search), vocabulary, () => {
    comparisons += 1;
    return false;
  });
  return comparisons;
}

const words = (count: number) => Array.from({ length: count }, (_, n) => word(n));

test('15 kB of made-up words cost no more than eight words (threat 95)', () => {
  const vocabulary = words(3_000);
  const long = words(2_000).toReversed().join(' ');
  expect(long.length).toBeGreaterThan(15_000);
  const eight = long.split(' ').slice(0, 8).join(' ');
  expect(countComparisons(long, vocabulary)).toBe(countComparisons(eight, vocabulary));
  expect(countComparisons('word '.repeat(3_000), vocabulary)).toBe(countComparisons('word', vocabulary));
});

test('a search in a large catalogue costs as much as one in a smaller one', () => {
  const search = words(8).join(' ');
  expect(countComparisons(search, words(100_000))).toBe(countComparisons(search, words(40_000)));
});

test('words are compared with words of about their length only', () => {
  const compared: string[] = [];
  similarWords(['hoddie'], ['hat', 'tee', 'hoodie', 'hoodies', 'sweatshirts'], (_, known) => compared.push(known) < 0);
  expect(compared).toEqual(['hoodie', 'hoodies']);
});

test.each(['constructor', '__proto__', 'toString', 'valueOf'])('%s is a word, and not what every object has', (name) => {
  const { terms } = readTerms(name, ['S']);
  expect(terms.every(({ kind }) => kind === 'word')).toBe(true);
  const found = searchWords(name);
  expect(searchAlternatives([...found, 'constructors'])).toEqual([
    ...found.map((text) => [text]),
    ['constructors', 'constructor'],
  ]);
});
