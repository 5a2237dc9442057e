const LINK_LIKE = /\S*(?:\.\p{L}{2,}|:\/\/)\S*/gu;

/** Breaks addresses in a shopper's text with zero-width spaces, so that no mail program turns them into links. */
export function withoutLinks(text: string): string {
  return text.replace(LINK_LIKE, (word) => word.replace(/[.:/@]/g, '$&\u200B'));
}
