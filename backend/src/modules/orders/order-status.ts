/** What shoppers can choose; card and Apple Pay go through the payment provider, the others are paid by hand. */
export const PAYMENT_METHODS = ['card', 'apple-pay', 'venmo', 'cashapp', 'zelle'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const MANUAL_METHODS: readonly PaymentMethod[] = ['venmo', 'cashapp', 'zelle'];

export const isManual = (method: PaymentMethod): boolean => MANUAL_METHODS.includes(method);

export const ORDER_STATUSES = ['pending', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const PAYMENT_STATUSES = ['unpaid', 'authorized', 'paid', 'refunded', 'voided'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Legal next states. What has left the house cannot be cancelled; it can only be delivered. */
const ORDER_MOVES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
};

/** Manual payments go from unpaid to paid; card payments are authorized first. A partial refund stays paid. */
const PAYMENT_MOVES: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  unpaid: ['authorized', 'paid'],
  authorized: ['paid', 'voided'],
  paid: ['refunded'],
  refunded: [],
  voided: [],
};

export const canTransition = (from: OrderStatus, to: OrderStatus): boolean => ORDER_MOVES[from].includes(to);

export const canTransitionPayment = (from: PaymentStatus, to: PaymentStatus): boolean => PAYMENT_MOVES[from].includes(to);

/** States from which `to` is legal, for `update ... where status = any(...)`: a late move then changes nothing. */
export const orderStatesBefore = (to: OrderStatus): OrderStatus[] => ORDER_STATUSES.filter((from) => canTransition(from, to));

export const paymentStatesBefore = (to: PaymentStatus): PaymentStatus[] =>
  PAYMENT_STATUSES.filter((from) => canTransitionPayment(from, to));

/** Nothing is packed or sent before its money is here; a confirmation alone may come first. */
const NEEDS_MONEY: ReadonlySet<OrderStatus> = new Set(['processing', 'shipped']);

/** True when the move waits for a payment, whatever the order's status says. */
export const awaitsPayment = (to: OrderStatus, payment: PaymentStatus): boolean => NEEDS_MONEY.has(to) && payment !== 'paid';
