import { howPaid } from '@shop/contract/ways-to-pay';
import { dollars } from '#platform/money/dollars.js';
import { statementSentences } from './statement-sentences.js';
import type { PrintedAddress, StatementContent } from './statement-content.js';
import { dayIn, monthAndYear, nameInSentence, recipientOf } from './statement-words.js';

/** A line of the table. */
export interface BodyRow {
  label: string;
  pieces?: string;
  sales?: string;
  amount: string;
  isBold?: boolean;
  hasRuleAbove?: boolean;
}

export interface AddressLine {
  text: string;
  /** Follows the text and stays whole when it is cut: mail does not arrive without a ZIP code or an inmate's number. */
  end?: string;
}

/** What one page says, from the top to the bottom. */
export interface PageBody {
  sender: AddressLine[];
  recipient: AddressLine[];
  draft: string | null;
  title: string;
  greeting: string;
  sentences: string[];
  rows: BodyRow[];
  note: string | null;
  signature: string | null;
}

export type DraftReason = 'month-not-over' | 'month-not-closed';

const MAX_SOLD_ROWS = 14;
/** Entries made by hand and payments that have a row of their own; more are added up by kind. */
const MAX_OTHER_ROWS = 6;
const DRAFT: Record<DraftReason, string> = {
  'month-not-over': 'Draft: this month is not over.',
  'month-not-closed': 'Draft: this month is not closed.',
};
const KINDS = {
  'design-fee': ['Design fee', 'design fees'],
  deduction: ['Deduction', 'deductions'],
  adjustment: ['Correction', 'corrections'],
} as const;
/** Mail rooms of prisons refuse mail that conducts business. */
const BUSINESS = /statement|invoice|balance/iu;

/** The page for the payee, with every sum of the month. */
export function statementBody(content: StatementContent, draft?: DraftReason): PageBody {
  const { payee } = content;
  const unreadable = payee === 'unreadable' ? [{ text: 'Address not readable' }] : undefined;
  return {
    ...partsOfBoth(content, draft),
    recipient: unreadable ?? (payee === null ? [{ text: content.artistName }] : addressLines(payee as PrintedAddress)),
    title: `Statement for ${monthAndYear(content.month)}`,
    greeting: nameInSentence(content.artistName),
    rows: [...soldRows(content), ...otherRows(content), ...balanceRows(content)],
    note: noteOf(content),
    signature: null,
  };
}

/** The letter to the artist: the same sums in sentences only, without the words of a business. */
export function letterBody(content: StatementContent, letter: PrintedAddress, draft?: DraftReason): PageBody {
  const note = noteOf(content);
  return {
    ...partsOfBoth(content, draft),
    recipient: addressLines(letter),
    title: monthAndYear(content.month),
    greeting: `Dear ${nameInSentence(content.artistName)},`,
    rows: [],
    note: note && BUSINESS.test(note) ? null : note,
    signature: content.shop.shopName,
  };
}

/** In one paragraph: a line for each of its lines would leave the page. */
const noteOf = ({ note }: StatementContent): string | null => note && note.replaceAll(/\s+/gu, ' ');

function partsOfBoth(content: StatementContent, draft?: DraftReason): Pick<PageBody, 'sender' | 'draft' | 'sentences'> {
  const { shopName, ...address } = content.shop;
  return {
    sender: printed([{ text: shopName }, { text: address.street }, cityLine(address)]),
    draft: draft ? DRAFT[draft] : null,
    sentences: statementSentences(content),
  };
}

const addressLines = ({ name, number, facility, ...address }: PrintedAddress): AddressLine[] =>
  printed([
    { text: name, ...(number ? { end: ` #${number}` } : {}) },
    { text: facility ?? '' },
    { text: address.street },
    cityLine(address),
  ]);

const printed = (lines: readonly AddressLine[]): AddressLine[] => lines.filter(({ text }) => text !== '');

function cityLine({ city, state, zipCode }: { city: string; state: string; zipCode: string }): AddressLine {
  const end = `${state} ${zipCode}`.trim();
  if (!city || !end) return { text: city || end };
  return { text: city, end: `, ${end}` };
}

function soldRows({ sold }: StatementContent): BodyRow[] {
  if (sold.length === 0) return [];
  const shown = sold.length > MAX_SOLD_ROWS ? sold.slice(0, MAX_SOLD_ROWS - 1) : sold;
  const rest = sold.slice(shown.length);
  const sum = (of: 'pieces' | 'salesCents' | 'cents'): number => rest.reduce((total, row) => total + row[of], 0);
  const others = {
    name: `${rest.length} other designs`,
    pieces: sum('pieces'),
    salesCents: sum('salesCents'),
    cents: sum('cents'),
  };
  return [
    { label: 'Design', pieces: 'Pieces', sales: 'Sales', amount: 'Your part', isBold: true },
    ...[...shown, ...(rest.length > 0 ? [others] : [])].map(({ name, pieces, salesCents, cents }, index) => ({
      label: name,
      pieces: String(pieces),
      sales: dollars(salesCents),
      amount: dollars(cents),
      hasRuleAbove: index === 0,
    })),
  ];
}

function otherRows(content: StatementContent): BodyRow[] {
  const { sums, others, payments } = content;
  const isShort = others.length + payments.length <= MAX_OTHER_ROWS;
  const rows = [
    ...(sums.reversed === 0 ? [] : [{ label: 'Taken back for refunds', amount: dollars(sums.reversed) }]),
    ...(['design-fee', 'deduction', 'adjustment'] as const).flatMap((kind) => {
      const entries = others.filter((entry) => entry.kind === kind);
      const [one, many] = KINDS[kind];
      if (!isShort && entries.length > 1) return [summed(`${entries.length} ${many}`, entries)];
      return entries.map(({ cents, note }) => ({ label: note ? `${one}: ${note}` : one, amount: dollars(cents) }));
    }),
    ...paymentRows(content, isShort),
  ];
  return rows.map((row, index) => ({ ...row, hasRuleAbove: index === 0 }));
}

function paymentRows(content: StatementContent, isShort: boolean): BodyRow[] {
  const { month, payments } = content;
  const taken = payments.map((payment) => ({ ...payment, cents: -payment.cents }));
  if (!isShort && taken.length > 1) return [summed(`${taken.length} payments`, taken)];
  return taken.map(({ cents, on, reference, to }) => {
    const recipient = recipientOf(content, { cents, on, reference, to });
    const method = recipient ? ` ${howPaid(recipient.method)}` : '';
    const label = cents > 0 ? `Payment undone on ${dayIn(month, on)}` : `Paid on ${dayIn(month, on)}${method}`;
    return { label: reference ? `${label}, ${reference}` : label, amount: dollars(cents) };
  });
}

const summed = (label: string, rows: readonly { cents: number }[]): BodyRow => ({
  label,
  amount: dollars(rows.reduce((sum, { cents }) => sum + cents, 0)),
});

const balanceRows = ({ sums: { opening, closing } }: StatementContent): BodyRow[] => [
  { label: 'Balance before', amount: dollars(opening), hasRuleAbove: true },
  { label: 'Balance now', amount: dollars(closing), isBold: true },
];
