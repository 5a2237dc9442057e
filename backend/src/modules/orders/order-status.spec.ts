import {
  awaitsPayment,
  canEraseCustomer,
  canTransition,
  canTransitionPayment,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
} from './order-status.js';

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

/** Step and payment: the order must be paid first. */
const AWAITS_PAYMENT = [
  'processing, unpaid',
  'processing, authorized',
  'processing, refunded',
  'processing, voided',
  'shipped, unpaid',
  'shipped, authorized',
  'shipped, refunded',
  'shipped, voided',
];

/** Everything is settled: nothing is shipped, captured or voided later. */
const CAN_ERASE_CUSTOMER = [
  'delivered, unpaid',
  'delivered, paid',
  'delivered, refunded',
  'delivered, voided',
  'cancelled, unpaid',
  'cancelled, paid',
  'cancelled, refunded',
  'cancelled, voided',
];

const states = ORDER_STATUSES.flatMap((status) => PAYMENT_STATUSES.map((payment) => [status, payment] as const));

describe('an order that is or becomes', () => {
  it.each(states)('%s, %s', (status, paymentStatus) => {
    const state = `${status}, ${paymentStatus}`;
    expect(awaitsPayment(status, paymentStatus)).toBe(AWAITS_PAYMENT.includes(state));
    expect(canEraseCustomer({ status, paymentStatus })).toBe(CAN_ERASE_CUSTOMER.includes(state));
  });
});
