import { foldedWords, foldText } from '@shop/contract/search';

/** Whether the texts hold every word of the search together; case and accents do not matter. */
export function holdsWords(texts: readonly (string | null)[], search: string): boolean {
  const folded = foldText(texts.filter((text) => text !== null).join(' '));
  return foldedWords(search).every((word) => folded.includes(word));
}
