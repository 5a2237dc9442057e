import { fromCents } from '@shop/contract/money';

/** How a program writes its files. */
export interface Layout {
  delimiter: ',' | ';' | '\t';
  lineEnd: '\n' | '\r\n';
  hasByteOrderMark: boolean;
  /** Rows above the headings. */
  titles: number;
  /** Turns the order of the columns. */
  turn: number;
  /** Rows end in a delimiter, the headings do not. */
  endsInDelimiter: boolean;
  /** Of a bank: writes the quotes of a description as they are. */
  hasRawQuotes: boolean;
  /** Of a bank: `pair` are columns of debits and credits, `bare` has neither headings nor ids. */
  bank: 'signed' | 'pair' | 'bare';
}

/** One row of a payment file before it is written. */
export interface DrawnRow {
  id: string;
  day: number;
  payer: string;
  note: string;
  /** Cents, or what cannot be read as an amount. */
  amount: number | string;
  /** Undefined for a complete incoming payment. */
  noise: 'outgoing' | 'pending' | 'other' | 'taken back' | undefined;
  /** Of a bank: it does not say whether the money came. */
  isUnsaid?: boolean;
  /** One of the ways to write an amount that leaves. */
  spelling?: number;
  /** A cell is missing, not that of the note. */
  isShort?: boolean;
  /** In the year 2099. */
  isFuture?: boolean;
}

const NEGATIVE: readonly ((amount: string) => string)[] = [
  (amount) => `-${amount}`,
  (amount) => `(${amount})`,
  (amount) => `$(${amount})`,
  (amount) => `${amount}-`,
  (amount) => `${amount} DR`,
  (amount) => `-$${amount}`,
];
const negative = ({ amount, spelling = 0 }: DrawnRow): string => NEGATIVE[spelling % NEGATIVE.length]!(amountOf(amount));

/** In a note: where a program that does not quote the payer's text begins another cell. */
export const SPLIT = '\u0001';

type Cells = Record<string, string>;

const amountOf = (amount: number | string): string => (typeof amount === 'string' ? amount : fromCents(amount));
const yearOf = ({ isFuture }: DrawnRow): number => (isFuture ? 2099 : 2026);
const dayOf = ({ day }: DrawnRow): string => String(day).padStart(2, '0');

function venmoCells(row: DrawnRow): Cells {
  const { id, payer, note, amount, noise } = row;
  const isOutgoing = noise === 'outgoing';
  const isOut = isOutgoing || noise === 'taken back';
  return {
    ID: id,
    Datetime: `${yearOf(row)}-11-${dayOf(row)}T10:00:00`,
    Type: noise === 'other' ? 'Standard Transfer' : 'Payment',
    Status: noise === 'pending' ? 'Pending' : noise === 'taken back' ? 'Reversed' : 'Complete',
    Note: note,
    From: isOutgoing ? 'Shop' : payer,
    To: isOutgoing ? payer : 'Shop',
    'Amount (total)': isOut ? `- $${amountOf(amount)}` : `+ $${amountOf(amount)}`,
    'Amount (fee)': '',
  };
}

function cashAppCells(row: DrawnRow): Cells {
  const { id, payer, note, amount, noise } = row;
  return {
    'Transaction ID': id,
    Date: `${yearOf(row)}-11-${dayOf(row)} 10:00:00 EST`,
    'Transaction Type': noise === 'other' ? 'Cash Out' : 'Received P2P',
    Currency: 'USD',
    Amount: noise === 'outgoing' || noise === 'taken back' ? negative(row) : `$${amountOf(amount)}`,
    'Net Amount': '$0.01',
    'Asset Type': '',
    Status: noise === 'pending' ? 'PENDING' : noise === 'taken back' ? 'REFUNDED' : 'COMPLETE',
    Notes: note,
    'Name of sender/receiver': payer,
  };
}

function bankCells(row: DrawnRow, { bank, hasRawQuotes }: Layout): Cells {
  const { id, payer, amount, noise } = row;
  const note = hasRawQuotes ? row.note.replaceAll('\n', ' ') : row.note;
  const words = {
    outgoing: 'Zelle payment to',
    pending: 'Zelle payment from',
    other: 'CHECKCARD',
    'taken back': 'Zelle payment from',
  };
  const direction = noise === undefined ? 'Zelle payment from' : words[noise];
  const said = row.isUnsaid ? 'Zelle Transfer' : direction;
  const text = `${said} ${payer} for "${note}"; Conf# ${id}`;
  const status = noise === 'pending' ? 'Pending' : 'Posted';
  const isOut = noise === 'outgoing' || noise === 'other' || noise === 'taken back';
  const written = amountOf(amount);
  const cells = { Date: `11/${dayOf(row)}/${yearOf(row)}`, Description: text, Status: status };
  if (bank === 'pair') return { ...cells, Debit: isOut ? written : '', Credit: isOut ? '' : written };
  return { ...cells, Amount: isOut ? negative(row) : written };
}

/** Of money that leaves, so that a file without headings has both signs. */
const RENT: DrawnRow = { id: 'rent00001', day: 1, payer: 'BANK', note: 'rent', amount: 90_000, noise: 'outgoing' };

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
const rawQuoted = (cell: string): string => `"${cell}"`;

/** The text of a file with these rows, and the number of rows that are no payment. */
export function writePaymentFile(source: 'venmo' | 'cashapp' | 'zelle', rows: readonly DrawnRow[], layout: Layout): string {
  const cells = (source === 'zelle' ? [RENT, ...rows] : rows).map((row) => {
    const { isShort } = row;
    if (source === 'venmo') return { isShort, cells: venmoCells(row) };
    return { isShort, cells: source === 'cashapp' ? cashAppCells(row) : bankCells(row, layout) };
  });
  const names = Object.keys(cells[0]?.cells ?? {});
  const columns = names.map((_, index) => names[(index + layout.turn) % names.length] ?? '');
  const isBare = source === 'zelle' && layout.bank === 'bare';
  const titles = Array.from({ length: isBare ? 0 : layout.titles }, (_, n) =>
    columns.map((__, c) => (c === 0 ? `Title ${n}` : '')),
  );
  const above = [...titles, ...(isBare ? [] : [columns])].map((line) => line.map(quoted).join(layout.delimiter));
  // The bank's own texts have a quote before a semicolon.
  const quote = source === 'zelle' && layout.hasRawQuotes && layout.delimiter !== ';' ? rawQuoted : quoted;
  const missing = columns.find((name) => !['Note', 'Notes', 'Description'].includes(name));
  const below = cells.map((row) => {
    const written = row.isShort ? columns.filter((name) => name !== missing) : columns;
    const line = written.map((name) => quote(row.cells[name] ?? '')).join(layout.delimiter);
    return line.replaceAll(SPLIT, `"${layout.delimiter}"`) + (layout.endsInDelimiter ? layout.delimiter : '');
  });
  const text = [...above, ...below].join(layout.lineEnd);
  return `${layout.hasByteOrderMark ? '\uFEFF' : ''}${text}${layout.lineEnd}`;
}
