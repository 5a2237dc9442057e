const LINK_LIKE = /\S*(?:\.\p{L}{2,}|:\/\/)\S*/gu;

/**
 * Breaks addresses in a shopper's text, so that no mail program turns them into links. Elements end what looks like an address, and are
 * not copied with it: "St.Louis" stays "St.Louis".
 */
export const htmlWithoutLinks = (escaped: string): string =>
  escaped.replace(LINK_LIKE, (word) => word.replace(/[.:/@]/g, '<span>$&</span>'));

/** The same in plain text, with spaces that everybody sees: "St. Louis". */
export const textWithoutLinks = (text: string): string => text.replace(LINK_LIKE, (word) => word.replace(/[.:@](?=\S)/g, '$& '));
