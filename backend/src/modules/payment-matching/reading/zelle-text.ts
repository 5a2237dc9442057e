import { createHash } from 'node:crypto';
import { orderNumbersIn } from './order-numbers-in.js';

const DIRECTION = /\bzelle\b.*?\b(from|received|payment|to|sent)\b/i;
const INCOMING = /\bzelle\b.*?\b(from|received|to|sent)\b/i;
const REVERSAL =
  /\bzelle\s+(?:payment\s+)?(?:reversal|reversed|return(?:ed)?|charge ?back|dispute)\b|\b(?:reversal|reversed|return(?:ed)?)\s+(?:of\s+)?zelle\b/i;
const AFTER_FROM = /\bzelle\b.*?\b(?:from|received)\b\s*(.*)/i;
/** Where a name ends. */
const NAME_END = /\s(?:for|conf(?:irmation)?|ref(?:erence)?)\b|\son \d{1,2}\/\d{1,2}|;|\s(?=[a-z]*\d)[a-z\d]+|\s{3,}/i;
const NAMED_ID = /\b(?:conf(?:irmation)?|ref(?:erence)?|trace|trn)\b\s*(?:number|no\.?|id)?\s*[#:.]*\s*([A-Z0-9]{6,})\b/gi;
const LAST_WORD = /(?:^|[\s;,:#])([A-Z0-9]{10,})$/i;
const MIN_DIGITS = 3;
const MAX_ID_CHARACTERS = 150;

/** "Zelle" followed by what was done. */
export const namesZelle = (text: string): boolean => DIRECTION.test(text);

export function zelleDirection(text: string): 'incoming' | 'outgoing' | 'reversal' | undefined {
  if (REVERSAL.test(text)) return 'reversal';
  const word = INCOMING.exec(text)?.[1]?.toLowerCase();
  if (word === undefined) return undefined;
  return word === 'from' || word === 'received' ? 'incoming' : 'outgoing';
}

export function zellePayer(text: string): string | null {
  const name = ` ${AFTER_FROM.exec(text)?.[1] ?? ''}`.replace(/\s+$/, '');
  return name.slice(0, NAME_END.exec(name)?.index ?? name.length).trim() || null;
}

/** The bank's id in a description. People write the number of their order too, and pay twice: that is none. */
export function zelleId(text: string): string | undefined {
  const named = [...text.matchAll(NAMED_ID)].at(-1)?.[1];
  if (named !== undefined && isBankId(named)) return named;
  const last = LAST_WORD.exec(text)?.[1];
  const isLong = last !== undefined && (last.match(/\d/g) ?? []).length >= MIN_DIGITS && /[a-z]/i.test(last);
  return isLong && isBankId(last) ? last : undefined;
}

const isBankId = (word: string): boolean => word.length <= MAX_ID_CHARACTERS && orderNumbersIn(word).length === 0;

/** For a row without an id; `occurrence` is how many-th such row of the file it is. */
export function hashedId(day: string, cents: number, text: string, occurrence: number): string {
  const folded = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return `h:${createHash('sha256').update([day, cents, folded, occurrence].join('\n')).digest('hex')}`;
}
