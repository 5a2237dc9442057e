import { nameWords } from '@shop/contract/search';
import type { MatchableOrder } from '../../orders/index.js';
import { orderNumbersIn } from '../reading/order-numbers-in.js';
import { dayNumber } from './open-orders.js';
import type { OrderFacts } from './order-facts.js';
import type { PaymentFileSource } from '../payment-matching-rules.js';

const MAX_CANDIDATES = 5;
const MAX_DAYS_BEFORE = 60;
const MAX_DAYS_AFTER = 1;

/** What is known of a payment, of a file or stored. */
export interface KnownPayment {
  paidOn: string;
  payer: string | null;
  note: string | null;
  cents: number;
}

/** The existing orders that the note names. */
export const namedOrders = ({ note }: KnownPayment, { byNumber }: OrderFacts): MatchableOrder[] =>
  orderNumbersIn(note ?? '').flatMap((number) => byNumber.get(number) ?? []);

/** The open orders whose number is one edit away from a word of the note. */
export function nearOrders({ note }: KnownPayment, { near, open }: OrderFacts): MatchableOrder[] {
  const numbers = near.in(note ?? '');
  if (numbers.length === 0) return [];
  return open.all.filter(({ orderNumber }) => numbers.includes(orderNumber)).slice(0, MAX_CANDIDATES);
}

/** Open orders of this method with this amount, placed about then; those of a person with the payer's name come first. */
export function ordersOfAmount(
  { paidOn, payer, cents }: KnownPayment,
  source: PaymentFileSource,
  { open }: OrderFacts,
  taken: ReadonlySet<string>,
): MatchableOrder[] {
  const paidDay = dayNumber(paidOn);
  const words = new Set(nameWords(payer ?? ''));
  const [known, strangers]: [MatchableOrder[], MatchableOrder[]] = [[], []];
  for (const { order, placedOn, names } of open.ofAmount(source, cents)) {
    const days = placedOn - paidDay;
    if (days < -MAX_DAYS_BEFORE || days > MAX_DAYS_AFTER || taken.has(order.id)) continue;
    (names.some((word) => words.has(word)) ? known : strangers).push(order);
  }
  return [...known, ...strangers].slice(0, MAX_CANDIDATES);
}
