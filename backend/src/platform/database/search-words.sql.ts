/** A LIKE pattern for texts that contain `text`, whose wildcards are escaped. */
export const containsPattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/**
 * The patterns of the three longest words, filled up with '%'. Empty when no word has three letters: an index of trigrams
 * finds nothing shorter.
 */
export function longestWordPatterns(words: readonly string[]): string[] {
  const [first, second = '%', third = '%'] = words
    .filter((word) => word.length >= 3)
    .toSorted((a, b) => b.length - a.length)
    .map(containsPattern);
  return first === undefined ? [] : [first, second, third];
}

/** SQL: the folded text `text` holds every word of the text[] parameter `words`. */
export const holdsAllWords = (text: string, words: string): string =>
  `not exists (select from unnest(${words}::text[]) word where position(word in ${text}) = 0)`;
