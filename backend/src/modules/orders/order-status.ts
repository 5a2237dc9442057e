/** What shoppers can choose; card and Apple Pay go through the payment provider, the others are paid by hand. */
export const PAYMENT_METHODS = ['card', 'apple-pay', 'venmo', 'cashapp', 'zelle'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const MANUAL_METHODS: readonly PaymentMethod[] = ['venmo', 'cashapp', 'zelle'];

export const ORDER_STATUSES = ['pending', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const PAYMENT_STATUSES = ['unpaid', 'authorized', 'paid', 'refunded', 'voided'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
