import { createHash } from 'node:crypto';
import { orderNumbersIn } from './order-numbers-in.js';

/** Where a name ends. */
const NAME_END =
  /\s(?:for|conf(?:irmation)?|ref(?:erence)?|ord(?:er)?)\b|\son \d{1,2}\/\d{1,2}|;|\s[#$]|\s(?=[a-z]*\d)[a-z\d]+|\s{3,}/i;
const NAMED_ID =
  /\b(?:conf(?:irmation)?|ref(?:erence)?|trace|trn)\b\s{0,5}(?:number|no\.?|id)?\s{0,5}[#:.]{0,5}\s{0,5}([A-Z0-9]{6,})\b/gi;
/** No description of a bank is longer; patterns need time for long ones. */
const MAX_SEARCHED_CHARACTERS = 2_000;
const LAST_WORD = /(?:^|[\s;,:#])([A-Z0-9]{10,})$/i;
const MIN_DIGITS = 3;
const MAX_ID_CHARACTERS = 150;

/** What the bank says of a payment: directly before the network, before its direction, or at the end in brackets. A payer's note is none of these. */
const said = (network: string, words: string): RegExp =>
  new RegExp(
    `\\b(?:${words})\\b[^\\p{L}\\p{N}]{0,5}(?:(?:of|an?|the|your)\\s+){0,2}${network}\\b|` +
      `\\b${network}\\b(?:(?!\\b(?:from|received|to|sent)\\b).)*?\\b(?:${words})\\b|[([](?:${words})[)\\]]$`,
    'iu',
  );

/** Reads a bank's descriptions of payments by one network. */
export class NetworkText {
  private readonly names: RegExp;
  private readonly incoming: RegExp;
  private readonly afterFrom: RegExp;
  private readonly reversal: RegExp;
  private readonly notComplete: RegExp;

  /** `network` is a word of letters and digits: "Zelle". */
  constructor(network: string) {
    const after = (pattern: string): RegExp => new RegExp(`\\b${network}\\b.*?\\b${pattern}`, 'i');
    this.names = after('(from|received|payment|to|sent)\\b');
    this.incoming = after('(from|received|to|sent)\\b');
    this.afterFrom = after('(?:received\\s+from|from|received)\\b\\s*(.*)');
    this.reversal = said(network, 'reversal|reversed|return(?:ed)?|charge ?back|disputed?|refund(?:ed)?');
    this.notComplete = said(network, 'pending|processing|scheduled|failed|declined|rejected|cancell?ed|expired|requested');
  }

  /** The network followed by what was done. */
  isNamedIn(text: string): boolean {
    return this.names.test(startOf(text));
  }

  directionOf(text: string): 'incoming' | 'outgoing' | 'reversal' | 'not-complete' | undefined {
    const start = startOf(text);
    if (this.reversal.test(start)) return 'reversal';
    const word = this.incoming.exec(start)?.[1]?.toLowerCase();
    if (word === undefined) return undefined;
    if (word !== 'from' && word !== 'received') return 'outgoing';
    return this.notComplete.test(start) ? 'not-complete' : 'incoming';
  }

  payerOf(text: string): string | null {
    const name = ` ${this.afterFrom.exec(startOf(text))?.[1] ?? ''}`.trimEnd();
    return (
      name
        .slice(0, NAME_END.exec(name)?.index ?? name.length)
        .replace(/[\s,:-]+$/, '')
        .trim() || null
    );
  }
}

const startOf = (text: string): string => text.slice(0, MAX_SEARCHED_CHARACTERS);

/** The bank's id in a description. People write the number of their order too, and pay twice: that is none. */
export function zelleId(text: string): string | undefined {
  const end = text.slice(-MAX_SEARCHED_CHARACTERS);
  const named = [...end.matchAll(NAMED_ID)].at(-1)?.[1];
  if (named !== undefined && /\d/.test(named) && isBankId(named)) return named;
  const last = LAST_WORD.exec(end)?.[1];
  const isLong = last !== undefined && (last.match(/\d/g) ?? []).length >= MIN_DIGITS && /[a-z]/i.test(last);
  return isLong && isBankId(last) ? last : undefined;
}

const isBankId = (word: string): boolean =>
  word.length <= MAX_ID_CHARACTERS && !/^ORD/i.test(word) && orderNumbersIn(word).length === 0;

/** For a row without an id; `occurrence` is how many-th such row of the file it is. */
export function hashedId(day: string, cents: number, text: string, occurrence: number): string {
  const folded = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return `h:${createHash('sha256').update([day, cents, folded, occurrence].join('\n')).digest('hex')}`;
}
