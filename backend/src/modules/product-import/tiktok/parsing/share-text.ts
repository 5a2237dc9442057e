import { readLink, type TiktokLink } from './tiktok-links.js';

const WEB_ADDRESS = /https?:\/\/[^\s<>"'“”]+/gi;
const BARE_ADDRESS = /(?<![\w@./-])(?:(?:www|m|shop|vm|vt)\.)?tiktok\.com\/[^\s<>"'“”]+/gi;
const PHRASES =
  /\b(check (this )?out|look at this|i found this|on|from|at|via)?\s*(the )?tik\s?tok( shop)?\b|\bcheck (this )?out\b|tap the link.*$/gi;

export interface SharedLink {
  link: TiktokLink;
  /** The words around the link, which may be the product's name: the weakest of all sources. */
  words: string | undefined;
}

/** The first TikTok link of a pasted text, with what stands around it. Undefined when there is none. */
export function readSharedText(text: string): SharedLink | undefined {
  const found = [...text.matchAll(WEB_ADDRESS), ...(/https?:\/\//i.test(text) ? [] : text.matchAll(BARE_ADDRESS))].map(
    ([address]) => address,
  );
  for (const address of found) {
    const bare = address.replace(/[),.;:!?\]]+$/, '');
    const link = readLink(/^https?:/i.test(bare) ? bare : `https://${bare}`);
    if (link) return { link, words: wordsOf(text) };
  }
  return undefined;
}

function wordsOf(text: string): string | undefined {
  const bare = text.replace(WEB_ADDRESS, ' ').replace(BARE_ADDRESS, ' ').replace(PHRASES, ' ').replace(/\s+/g, ' ');
  const words = bare.replace(/^[\s\-–—:|,.!"“”'()]+|[\s\-–—:|,.!"“”'(]+$/g, '');
  return words.length >= 3 && /\p{L}/u.test(words) ? words.slice(0, 300) : undefined;
}
