import { fromCents } from '@shop/contract/money';
import type { MatchableOrder } from '../../orders/index.js';
import { methodInSentence } from '../../settings/index.js';
import type { MatchReason } from '../payment-matching-rules.js';

/** What a sentence names. */
interface Named {
  cents: number;
  /** The orders that the note names, or perhaps means. */
  orders: readonly MatchableOrder[];
  timeZone: string;
}

/** An order that is not known any more. */
const GONE = 'The order';

const SENTENCES: Readonly<Record<MatchReason, (named: Named) => string>> = {
  ready: () => 'This payment is being booked. Read the file again if it stays here.',
  'left-out': () => 'This payment was left out.',
  'several-numbers': ({ orders }) => `The note names ${listed(orders, ' and ')}.`,
  'order-cancelled': ({ orders: [order], timeZone }) =>
    `${numberOf(order)} was cancelled${order?.cancelledAt ? ` on ${shortDay(order.cancelledAt, timeZone)}` : ''}.`,
  'paid-by-card': ({ orders: [order] }) => `${numberOf(order)} is paid by card.`,
  'already-paid': ({ orders: [order], cents }) => `${numberOf(order)} is paid already. Send $${fromCents(cents)} back?`,
  'other-method': ({ orders: [order] }) =>
    `${numberOf(order)} waits for ${order ? methodInSentence(order.paymentMethod) : 'another method'}.`,
  'amount-differs': ({ orders: [order], cents }) =>
    `$${fromCents(cents)} came, ${order ? `$${fromCents(order.dueCents)}` : 'another amount'} is due.`,
  'number-unclear': ({ orders }) => `Perhaps ${listed(orders, ' or ')}.`,
  'no-number': () => 'No order number.',
  undone: () => 'The payment was undone.',
  'taken-back': () => 'The payer has taken this payment back.',
  'direction-unclear': () => 'The bank does not say whether this came in or went out. Please check your account.',
  'in-future': () => 'The date is in the future.',
  'perhaps-taken-back': () => 'A row that cannot be read may take this payment back. Please check your account.',
  reopened: () => 'This payment was opened again.',
};

const numberOf = (order: MatchableOrder | undefined): string => order?.orderNumber ?? GONE;

const listed = (orders: readonly MatchableOrder[], last: string): string => {
  const numbers = orders.map(({ orderNumber }) => orderNumber);
  const [end = 'an order'] = numbers.slice(-1);
  return numbers.length < 2 ? end : `${numbers.slice(0, -1).join(', ')}${last}${end}`;
};

const shortDay = (time: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric' }).format(time);

export const sentenceOf = (reason: MatchReason, named: Named): string => SENTENCES[reason](named);
