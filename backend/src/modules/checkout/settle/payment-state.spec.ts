import type { PaymentStatus } from '../../orders/index.js';
import {
  type CheckoutFacts,
  type FailedAttempts,
  type IntentFacts,
  isPaid,
  nextStep,
  type OrderFacts,
  type Step,
} from './payment-state.js';

const CHECKOUT: CheckoutFacts = { id: 'c-1', status: 'open', totalCents: 4800, paymentIntentId: 'pi_1', releasedAt: null };
const INTENT: IntentFacts = { status: 'succeeded', amountCents: 4800, refundedCents: 0, currency: 'usd', checkoutId: 'c-1' };
const ORDER: OrderFacts = { status: 'confirmed', paymentStatus: 'paid', totalCents: 4800, refundedCents: 0 };

const PROVIDER: Record<string, IntentFacts | undefined> = {
  missing: undefined,
  unpaid: { ...INTENT, status: 'requires_payment_method' },
  authorized: { ...INTENT, status: 'requires_capture' },
  captured: INTENT,
  'refunded in part': { ...INTENT, refundedCents: 1000 },
  refunded: { ...INTENT, refundedCents: 4800 },
  canceled: { ...INTENT, status: 'canceled' },
};

const placed = (paymentStatus: PaymentStatus, over: Partial<OrderFacts> = {}): [CheckoutFacts, OrderFacts] => [
  { ...CHECKOUT, status: 'placed' },
  { ...ORDER, paymentStatus, ...over },
];
const OURS: Record<string, [CheckoutFacts, OrderFacts | undefined]> = {
  open: [CHECKOUT, undefined],
  superseded: [{ ...CHECKOUT, status: 'superseded' }, undefined],
  sold_out: [{ ...CHECKOUT, status: 'sold_out' }, undefined],
  expired: [{ ...CHECKOUT, status: 'expired' }, undefined],
  released: [{ ...CHECKOUT, status: 'superseded', releasedAt: new Date() }, undefined],
  canceled: [{ ...CHECKOUT, status: 'canceled' }, undefined],
  authorized: placed('authorized', { status: 'pending' }),
  'authorized, cancelled': placed('authorized', { status: 'cancelled' }),
  paid: placed('paid'),
  'paid, refunded in part': placed('paid', { refundedCents: 1000 }),
  'paid, cancelled': placed('paid', { status: 'cancelled' }),
  refunded: placed('refunded', { refundedCents: 4800 }),
  'refunded, cancelled': placed('refunded', { status: 'cancelled', refundedCents: 4800 }),
  voided: placed('voided', { status: 'cancelled' }),
};

/** A step in brackets: the combination cannot occur; the reasons are above the table. */
type Expected = Step | `(${Step})`;
type Row = readonly [Expected, Expected, Expected, Expected, Expected, Expected, Expected];

/**
 * Why the bracketed combinations cannot occur. An order is written for an authorized payment only, so its payment is neither
 * missing nor unpaid, unless somebody deletes it in the provider's dashboard. An order is paid or refunded only after its
 * capture, and a captured payment never becomes authorized or canceled again. An order is voided only after its payment
 * was canceled, which is final.
 */
const TABLE: Record<string, Row> = {
  //                        missing      unpaid    authorized   captured          in part           refunded          canceled
  open: ['wait', 'wait', 'place', 'place', 'place', 'close', 'close'],
  superseded: ['release', 'void', 'void', 'refund', 'refund', 'release', 'release'],
  sold_out: ['release', '(void)', 'void', 'refund', 'refund', 'release', 'release'],
  expired: ['release', 'void', 'void', 'refund', 'refund', 'release', 'release'],
  released: ['done', '(done)', '(done)', 'done', 'done', 'done', 'done'],
  canceled: ['done', 'done', 'done', 'done', 'done', 'done', 'done'],
  authorized: ['(wait)', '(wait)', 'capture', 'mark-paid', 'mark-paid', 'mark-paid', 'mark-voided'],
  'authorized, cancelled': ['(wait)', '(wait)', 'void', 'refund', 'refund', 'mark-paid', 'mark-voided'],
  paid: ['(wait)', '(wait)', '(capture)', 'done', 'record-refunds', 'record-refunds', '(wait)'],
  'paid, refunded in part': ['(wait)', '(wait)', '(capture)', 'record-refunds', 'done', 'record-refunds', '(wait)'],
  'paid, cancelled': ['(wait)', '(wait)', '(void)', 'refund', 'refund', 'record-refunds', '(wait)'],
  refunded: ['(wait)', '(wait)', '(capture)', 'record-refunds', 'record-refunds', 'done', '(wait)'],
  'refunded, cancelled': ['(wait)', '(wait)', '(void)', 'refund', 'refund', 'done', '(wait)'],
  voided: ['(done)', '(done)', '(void)', '(refund)', '(refund)', '(done)', 'done'],
};

describe('the next step of a payment', () => {
  const rows = Object.entries(TABLE).flatMap(([ours, steps]) =>
    Object.keys(PROVIDER).map((provider, column): [string, string, Expected] => [ours, provider, steps[column] ?? 'wait']),
  );

  it('has a row for every state of our side and a column for every state of the provider', () => {
    expect(Object.keys(TABLE)).toEqual(Object.keys(OURS));
    expect(rows).toHaveLength(Object.keys(OURS).length * Object.keys(PROVIDER).length);
  });

  it.each(rows)('%s, and %s at the provider: %s', (ours, provider, expected) => {
    const [checkout, order] = OURS[ours] ?? [CHECKOUT, undefined];
    expect(nextStep(checkout, PROVIDER[provider], order)).toBe(expected.replaceAll(/[()]/g, ''));
  });
});

describe('a checkout whose payment is still being created', () => {
  it.each(['open', 'superseded', 'expired'] as const)('%s: it stays as it is', (status) => {
    expect(nextStep({ ...CHECKOUT, status, paymentIntentId: null }, undefined, undefined)).toBe('wait');
  });
});

it('a card order that is still unpaid is treated as an authorized one', () => {
  const [checkout, order] = placed('unpaid', { status: 'pending' });
  expect(nextStep(checkout, INTENT, order)).toBe('mark-paid');
  expect(nextStep(checkout, INTENT, { ...order, status: 'cancelled' })).toBe('refund');
});

it('an order that has all its refunds but is not marked refunded is brought in line', () => {
  const [checkout, order] = placed('paid', { refundedCents: 4800 });
  expect(nextStep(checkout, { ...INTENT, refundedCents: 4800 }, order)).toBe('record-refunds');
});

it.each([
  ['requires_payment_method', false],
  ['processing', false],
  ['requires_capture', true],
  ['succeeded', true],
  ['canceled', false],
] as const)('a payment in the state %s is paid: %s', (status, paid) => expect(isPaid({ status })).toBe(paid));

describe('a paid payment that is not for this checkout', () => {
  it.each<[string, Partial<IntentFacts>]>([
    ['another amount', { amountCents: 4799 }],
    ['another currency', { currency: 'jpy' }],
    ['another checkout', { checkoutId: 'c-2' }],
    ['no checkout', { checkoutId: null }],
  ])('%s: it becomes no order', (_, over) => {
    for (const status of ['requires_capture', 'succeeded'] as const) {
      expect(nextStep(CHECKOUT, { ...INTENT, status, ...over }, undefined)).toBe('wait');
    }
  });
});

describe('after an attempt that did not help', () => {
  it.each<[string, string, string, FailedAttempts, Step]>([
    ['a capture that failed for a day', 'authorized', 'authorized', { captureAbandoned: true }, 'void'],
    ['a refund that fails again, no order', 'sold_out', 'captured', { refundWithoutEffect: true }, 'wait'],
    ['a refund that fails again, recorded', 'paid, cancelled', 'captured', { refundWithoutEffect: true }, 'wait'],
    ['a refund that failed at the bank', 'refunded, cancelled', 'captured', { refundWithoutEffect: true }, 'record-refunds'],
    [
      'a refund that fails again, not marked paid',
      'authorized, cancelled',
      'captured',
      { refundWithoutEffect: true },
      'mark-paid',
    ],
  ])('%s', (_, ours, provider, failed, expected) => {
    const [checkout, order] = OURS[ours] ?? [CHECKOUT, undefined];
    expect(nextStep(checkout, PROVIDER[provider], order, failed)).toBe(expected);
  });
});
