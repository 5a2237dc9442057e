import { readLink, type TiktokLink } from './tiktok-links.js';

const WEB_ADDRESS = /https?:\/\/[^\s<>"'“”]+/gi;
const BARE_ADDRESS = /(?<![\w@./-])(?:(?:www|m|shop|vm|vt)\.)?tiktok\.com\/[^\s<>"'“”]+/gi;
const PHRASES =
  /\b(check (this )?out|look at this|i found this|on|from|at|via)?\s*(the )?tik\s?tok( shop)?\b|\bcheck (this )?out\b|tap the link.*$/gi;

interface SharedLink {
  link: TiktokLink;
  /** The words around the link; they may be the product's name and are the least reliable source. */
  words: string | undefined;
}

/** The first TikTok link of a pasted text and the words around it. Undefined without a link. */
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
