import { toCents } from '@shop/contract/money';
import { foldedWords } from '@shop/contract/search';
import type { MatchableOrder } from '../../orders/index.js';
import { orderNumbersIn } from '../reading/order-numbers-in.js';
import type { OrderFacts } from './order-facts.js';
import type { StatementSource } from '../payment-matching-rules.js';

const MAX_CANDIDATES = 5;
const MAX_DAYS_BEFORE = 60;
const MAX_DAYS_AFTER = 1;
const MIN_WORD_CHARACTERS = 3;
const DAY_MS = 86_400_000;

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
  return open.filter(({ orderNumber }) => numbers.includes(orderNumber)).slice(0, MAX_CANDIDATES);
}

/** Open orders of this method with this amount, placed about then; those of a person with the payer's name come first. */
export function ordersOfAmount(
  { paidOn, payer, cents }: KnownPayment,
  source: StatementSource,
  { open }: OrderFacts,
  taken: ReadonlySet<string>,
): MatchableOrder[] {
  const words = new Set(namesOf(payer ?? ''));
  const sharesName = ({ customerName }: MatchableOrder): boolean => namesOf(customerName).some((word) => words.has(word));
  const fitting = open.filter(
    (order) =>
      order.paymentMethod === source &&
      toCents(order.amountDue) === cents &&
      !taken.has(order.id) &&
      isPlacedAbout(order.createdAt, paidOn),
  );
  return [...fitting.filter(sharesName), ...fitting.filter((order) => !sharesName(order))].slice(0, MAX_CANDIDATES);
}

const namesOf = (name: string): string[] => foldedWords(name).filter(({ length }) => length >= MIN_WORD_CHARACTERS);

function isPlacedAbout(createdAt: Date, paidOn: string): boolean {
  const days = (Date.parse(createdAt.toISOString().slice(0, 10)) - Date.parse(paidOn)) / DAY_MS;
  return days >= -MAX_DAYS_BEFORE && days <= MAX_DAYS_AFTER;
}
