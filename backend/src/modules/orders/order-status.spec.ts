import { canTransition, canTransitionPayment, ORDER_STATUSES, PAYMENT_STATUSES } from './order-status.js';

/** Every valid transition; all other pairs are invalid. */
const ORDER_TABLE = [
  'pending -> confirmed',
  'pending -> cancelled',
  'confirmed -> processing',
  'confirmed -> cancelled',
  'processing -> shipped',
  'processing -> cancelled',
  'shipped -> delivered',
];

const PAYMENT_TABLE = [
  'unpaid -> authorized',
  'unpaid -> paid',
  'authorized -> paid',
  'authorized -> voided',
  'paid -> refunded',
];

const pairs = <T>(states: readonly T[]): [T, T][] => states.flatMap((from) => states.map((to): [T, T] => [from, to]));

describe('transitions of an order', () => {
  it.each(pairs(ORDER_STATUSES))('%s -> %s', (from, to) => {
    expect(canTransition(from, to)).toBe(ORDER_TABLE.includes(`${from} -> ${to}`));
  });
});

describe('transitions of a payment', () => {
  it.each(pairs(PAYMENT_STATUSES))('%s -> %s', (from, to) => {
    expect(canTransitionPayment(from, to)).toBe(PAYMENT_TABLE.includes(`${from} -> ${to}`));
  });
});
