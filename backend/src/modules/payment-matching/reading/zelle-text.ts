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
/** Citi writes "PAY ID:… ORG ID:… NAME:JANE DOE". */
const LABELLED_NAME = /\bname:\s*(.*)/i;
const MIN_DIGITS = 3;
const MAX_ID_CHARACTERS = 150;

/** What the bank says of a payment: directly before the network, before its direction, or at the end in brackets. A payer's note is none of these. */
const said = (network: string, words: string): RegExp =>
  new RegExp(
    `\\b(?:${words})\\b[^\\p{L}\\p{N}]{0,5}(?:(?:of|an?|the|your)\\s+){0,2}${network}\\b|` +
      `\\b${network}\\b(?:(?!\\b(?:from|received|to|sent)\\b).)*?\\b(?:${words})\\b|[([](?:${words})[)\\]]$`,
    'iu',
  );

/** What a bank says of a payment. `unsaid`: it names the network and not whether the money came or went. */
export type Direction = 'incoming' | 'outgoing' | 'reversal' | 'not-complete' | 'unsaid';

const CREDIT = /^(?:credit|cr|deposit)$/i;

/** Reads a bank's descriptions of payments by one network. */
export class NetworkText {
  private readonly names: RegExp;
  private readonly fromOrTo: RegExp;
  private readonly side: RegExp;
  private readonly afterId: RegExp;
  private readonly afterFrom: RegExp;
  private readonly reversal: RegExp;
  private readonly notComplete: RegExp;

  /** `network` is a word of letters and digits: "Zelle". */
  constructor(network: string) {
    const after = (pattern: string): RegExp => new RegExp(`\\b${network}\\b.*?\\b${pattern}`, 'i');
    this.names = new RegExp(`\\b${network}\\b`, 'i');
    this.fromOrTo = after('(from|received|to|sent)\\b');
    // "Zelle CR", "Zelle Payment Debit"; a credit union is a name.
    this.side = new RegExp(
      `\\b${network}\\b\\W{1,5}(?:(?:payment|transfer|instant|pmt|money)\\W{1,5}){0,2}(credit|cr|deposit|debit|dr|db|withdrawal)\\b(?! union)\\s*(.*)`,
      'i',
    );
    this.afterId = after('conf(?:irmation)?\\b[\\s#:.]{0,5}\\w+;\\s*(.*)');
    this.afterFrom = after('(?:received\\s+from|from|received)\\b\\s*(.*)');
    this.reversal = said(network, 'reversal|reversed|return(?:ed)?|charge ?back|disputed?|refund(?:ed)?');
    this.notComplete = said(network, 'pending|processing|scheduled|failed|declined|rejected|cancell?ed|expired|requested');
  }

  isNamedIn(text: string): boolean {
    return this.names.test(startOf(text));
  }

  /** Undefined for a text that does not name the network. */
  directionOf(text: string): Direction | undefined {
    const start = startOf(text);
    if (this.reversal.test(start)) return 'reversal';
    if (!this.names.test(start)) return undefined;
    const said = this.saidIn(start);
    return said !== 'outgoing' && said !== 'reversal' && this.notComplete.test(start) ? 'not-complete' : said;
  }

  /** "Zelle Credit … NAME:JANE DOE hat as requested": what is behind the bank's "credit" may be the payer's own words. */
  isOfPayersWords(text: string): boolean {
    const start = startOf(text);
    const side = this.side.exec(start);
    if (!side || !CREDIT.test(side[1] ?? '')) return false;
    const ofBank = start.slice(0, side.index + side[0].length - (side[2] ?? '').length);
    return !this.reversal.test(ofBank) && !this.notComplete.test(ofBank);
  }

  /** Of "from" or "to" anywhere and "credit" or "debit" behind the network; where they contradict each other, people decide. */
  private saidIn(start: string): Direction {
    const word = this.fromOrTo.exec(start)?.[1]?.toLowerCase();
    const isFrom = word === undefined ? undefined : word === 'from' || word === 'received';
    const side = this.side.exec(start)?.[1];
    if (side === undefined) return isFrom === undefined ? 'unsaid' : isFrom ? 'incoming' : 'outgoing';
    if (CREDIT.test(side)) return isFrom === false ? 'unsaid' : 'incoming';
    return isFrom ? 'reversal' : 'outgoing';
  }

  payerOf(text: string): string | null {
    const start = startOf(text);
    const name = ` ${this.nameIn(start) ?? ''}`.trimEnd();
    return (
      name
        .slice(0, NAME_END.exec(name)?.index ?? name.length)
        .replace(/[\s,:-]+$/, '')
        .trim() || null
    );
  }

  /** The text that begins with the name. */
  private nameIn(start: string): string | undefined {
    const behindSide = this.side.exec(start)?.[2];
    if (behindSide !== undefined) return (LABELLED_NAME.exec(behindSide) ?? this.afterFrom.exec(start))?.[1] ?? behindSide;
    return (this.afterFrom.exec(start) ?? this.afterId.exec(start))?.[1];
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
