import { foldedWords } from '@shop/contract/search';
import { containsPattern, longestWordPatterns } from './search-words.sql.js';

describe('foldedWords', () => {
  it.each([
    ['  García  MÁRQUEZ ', ['garcia', 'marquez']],
    ['#ORD-2026', ['ord-2026']],
    ['same Same sáme', ['same']],
    ['\u0301 #', ['\u0301 #']],
    ['’', ['’']],
    ['  ', []],
    ['O’Brien', ['obrien']],
    ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  ])('%j', (search, expected) => {
    expect(foldedWords(search)).toEqual(expected);
  });
});

it.each([
  ['plain', '%plain%'],
  [String.raw`50%_\ `, String.raw`%50\%\_\\ %`],
])('the pattern of %j has no wildcards of its own', (text, expected) => {
  expect(containsPattern(text)).toBe(expected);
});

it.each([
  [
    ['jo', 'garcia', 'de', 'marquez'],
    ['%marquez%', '%garcia%', '%'],
  ],
  [['garcia'], ['%garcia%', '%', '%']],
  [['jo', 'de'], []],
])('the longest words of %j narrow the search', (words, patterns) => {
  expect(longestWordPatterns(words)).toEqual(patterns);
});
