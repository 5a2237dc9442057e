export const ORDER_STATUSES = ['pending', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const PAYMENT_STATUSES = ['unpaid', 'authorized', 'paid', 'refunded', 'voided'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** A shipped order cannot be cancelled, only delivered. */
const TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
};

/** Manual payments go from unpaid to paid; card payments are authorized first. A partial refund stays paid. */
const PAYMENT_TRANSITIONS: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  unpaid: ['authorized', 'paid'],
  authorized: ['paid', 'voided'],
  paid: ['refunded'],
  refunded: [],
  voided: [],
};

export const canTransition = (from: OrderStatus, to: OrderStatus): boolean => TRANSITIONS[from].includes(to);

export const canTransitionPayment = (from: PaymentStatus, to: PaymentStatus): boolean => PAYMENT_TRANSITIONS[from].includes(to);

/** Nothing is packed or shipped before it is paid; confirming is possible earlier. */
const REQUIRES_PAYMENT: ReadonlySet<OrderStatus> = new Set(['processing', 'shipped']);

/** True when the transition has to wait for the payment, even if the order's status allows it. */
export const awaitsPayment = (to: OrderStatus, payment: PaymentStatus): boolean => REQUIRES_PAYMENT.has(to) && payment !== 'paid';

/** Shipping, refunds and their emails need the customer; afterwards only the amounts are needed. */
export const canEraseCustomer = ({ status, paymentStatus }: { status: OrderStatus; paymentStatus: PaymentStatus }): boolean =>
  (status === 'delivered' || status === 'cancelled') && paymentStatus !== 'authorized';

/** Sizes can still be exchanged, and pieces left out of the parcel. */
export const isUnshipped = (status: OrderStatus): boolean => canTransition(status, 'cancelled');

/** Sizes of an order can change while its pieces are here, and while no card provider is about to charge the old total. */
export const canChangeSizes = ({ status, paymentStatus }: { status: OrderStatus; paymentStatus: PaymentStatus }): boolean =>
  isUnshipped(status) && (paymentStatus === 'unpaid' || paymentStatus === 'paid');
