import { fromCents } from '@shop/contract/money';
import { type DrawnRow, SPLIT } from './generated-payment-files.js';

export type Source = 'venmo' | 'cashapp' | 'zelle';
type State = 'open' | 'paid' | 'cancelled' | 'card';
export interface KnownOrder {
  number: string;
  method: Source | 'card';
  cents: number;
  state: State;
}

/** No two numbers are less than three characters apart. */
export const ORDERS: readonly KnownOrder[] = [
  { number: 'AAAABBB2', method: 'venmo', cents: 2_400, state: 'open' },
  { number: 'CCCCDDD3', method: 'venmo', cents: 2_400, state: 'open' },
  { number: 'EEEEFFF4', method: 'venmo', cents: 123_450, state: 'open' },
  { number: 'GGGGHHH5', method: 'cashapp', cents: 2_400, state: 'open' },
  { number: 'JJJJKKK6', method: 'cashapp', cents: 3_650, state: 'open' },
  { number: 'MMMMNNN7', method: 'cashapp', cents: 99, state: 'open' },
  { number: 'PPPPQQQ8', method: 'zelle', cents: 2_400, state: 'open' },
  { number: 'RRRRSSS9', method: 'zelle', cents: 3_650, state: 'open' },
  { number: 'TTTTVVV2', method: 'zelle', cents: 7_001, state: 'open' },
  { number: 'WWWWXXX3', method: 'venmo', cents: 2_400, state: 'paid' },
  { number: 'YYYYZZZ4', method: 'zelle', cents: 2_400, state: 'cancelled' },
  { number: 'BBBBAAA5', method: 'card', cents: 2_400, state: 'card' },
];

const STYLES: readonly ((number: string) => string)[] = [
  (number) => `ORD-${number}`,
  (number) => number.toLowerCase(),
  (number) => `ord ${number.slice(0, 4)} ${number.slice(4)}`,
  (number) => `#ORD${number}`,
  (number) => `Order:${number}, thanks!! 🧢`,
  (number) => `hat\nORD–${number.slice(0, 4)}–${number.slice(4)}.`,
  (number) => `شكرا ORD_${number} شكرا`,
  (number) => `${number},1.00, "size M" 24.00;x`,
  (number) => `"a 5" hat" ${number}`,
];
const TYPOS: readonly ((number: string) => string)[] = [
  (number) => `${number.slice(0, 3)}U${number.slice(4)}`,
  (number) => number.slice(0, 7),
  (number) => `${number}0`,
  (number) => number.slice(0, 3) + number.slice(4, 5) + number.slice(3, 4) + number.slice(5),
];
const UNREADABLE = ['24,00', '1e3', '24.005', '--24', '٢٤', '24.00 EUR', '10,000,000.00'];

export const KINDS = [
  'exact',
  'wrong amount',
  'typo',
  'two numbers',
  'no number',
  'unreadable',
  'wrong width',
  'short row',
  'read before',
  'taken back',
  'unsaid',
  'future',
  'outgoing',
  'pending',
  'other',
] as const;

/** What is drawn of a row; `kind` is the truth about it. */
export interface Drawn {
  kind: (typeof KINDS)[number];
  /** Index of the order that the note names, and how many further the second one is. */
  order: number;
  second: number;
  style: number;
  day: number;
  payer: string;
  /** Cents of a wrong amount. */
  difference: number;
}

/** A row with the truth about it. */
interface Row extends Pick<Drawn, 'kind'> {
  written: DrawnRow;
  order: KnownOrder;
  second: KnownOrder;
}

/** Kinds of rows that are listed and never booked. */
export const isListed = (kind: Drawn['kind']): boolean => kind === 'unreadable' || kind === 'wrong width' || kind === 'short row';

const NOISE = ['outgoing', 'pending', 'other', 'taken back'];

/** The orders of a shop, and the payment files that it has read. */
export class PaymentFileTruth {
  /** Rows that were read as payments. */
  private readonly read: (Row & { source: Source })[] = [];
  private rows = 0;

  constructor(readonly orders: readonly KnownOrder[]) {}

  rowOf({ kind, order: n, second: m, style, day, payer, difference }: Drawn, source: Source): Row {
    const before = this.read.filter((row) => row.source === source);
    const again = before[style % Math.max(1, before.length)];
    if (kind === 'read before' && again) return { ...again, kind };
    this.rows += 1;
    const order = this.orders[n]!;
    const second = this.orders[(n + m) % this.orders.length]!;
    const write = STYLES[style % STYLES.length]!;
    const notes: Readonly<Record<string, string>> = {
      typo: TYPOS[style % TYPOS.length]!(order.number),
      'two numbers': `${write(order.number)} and ${write(second.number)}`,
      'no number': 'for the hoodie',
      'wrong width': [`ORD-${order.number}`, fromCents(order.cents), 'x'].join(SPLIT),
    };
    const unreadable = kind === 'unreadable' ? UNREADABLE[style % UNREADABLE.length]! : undefined;
    const written = {
      id: `pay${String(this.rows).padStart(9, '0')}`,
      day,
      payer,
      note: notes[kind] ?? write(order.number),
      amount: unreadable ?? order.cents + (kind === 'wrong amount' || kind === 'wrong width' ? difference : 0),
      noise: NOISE.includes(kind) ? (kind as DrawnRow['noise']) : undefined,
      isUnsaid: kind === 'unsaid' && source === 'zelle',
      isFuture: kind === 'future',
      isShort: kind === 'short row',
      spelling: style,
    };
    return { kind, written, order, second };
  }

  /** What has to become of the payments, in the order of the file. Marks the orders as paid. */
  truthOf(rows: readonly Row[], source: Source): string[] {
    const isOpen = new Set(this.orders.filter(({ state }) => state === 'open'));
    const payments = rows.filter(({ kind, written }) => written.noise === undefined && !isListed(kind));
    const fresh = payments.filter(
      ({ written }, index) =>
        !this.read.some((row) => row.source === source && row.written.id === written.id) &&
        payments.findIndex((row) => row.written.id === written.id) === index,
    );
    this.read.push(...fresh.map((row) => ({ ...row, source })));
    const truths = new Map<Row, string>();
    const file = {
      source,
      isOpen,
      listed: new Set(rows.filter(({ kind }) => isListed(kind)).map(({ order }) => order)),
      takenBack: new Set(rows.filter(({ written }) => written.noise === 'taken back').map(keyOf)),
    };
    for (const row of fresh.toSorted((a, b) => dayOf(a) - dayOf(b))) truths.set(row, truth(row, file));
    return fresh.map((row) => truths.get(row) ?? '');
  }
}

const dayOf = ({ written: { day, isFuture } }: Row): number => (isFuture ? day + 100 : day);
const keyOf = ({ order, written }: Row): string => `${order.number} ${written.amount}`;

interface TruthOfFile {
  source: Source;
  isOpen: ReadonlySet<KnownOrder>;
  /** The orders that rows name which cannot be read. */
  listed: ReadonlySet<KnownOrder>;
  /** Orders and amounts that are taken back. */
  takenBack: ReadonlySet<string>;
}

function truth(row: Row, { source, isOpen, listed, takenBack }: TruthOfFile): string {
  const { kind, order, second, written } = row;
  const { number, state, method, cents } = order;
  const numbers = kind === 'two numbers' ? [number, second.number].toSorted().join(' ') : number;
  if (kind === 'no number') return 'no-number';
  if (kind === 'typo') return isOpen.has(order) ? 'number-unclear' : 'no-number';
  const isTakenBack = takenBack.has(keyOf(row)) || (kind === 'two numbers' && takenBack.has(keyOf({ ...row, order: second })));
  if (isTakenBack) return `taken-back ${numbers}`;
  if (kind === 'two numbers') return `several-numbers ${numbers}`;
  if (state === 'cancelled') return `order-cancelled ${number}`;
  if (state === 'card') return `paid-by-card ${number}`;
  if (state === 'paid') return `already-paid ${number}`;
  if (method !== source) return `other-method ${number}`;
  if (written.amount !== cents) return `amount-differs ${number}`;
  if (listed.has(order)) return `perhaps-taken-back ${number}`;
  if (written.isUnsaid) return `direction-unclear ${number}`;
  if (written.isFuture) return `in-future ${number}`;
  order.state = 'paid';
  return `pays ${number}`;
}
