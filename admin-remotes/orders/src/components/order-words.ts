import type { OrderMailKind, OrderStatus, PaymentMethod, PaymentStatus, RefundStatus } from '@shop/contract';

type Tone = 'neutral' | 'info' | 'success' | 'danger' | 'warning';
interface Look {
  label: string;
  tone: Tone;
}

export const ORDER_LOOKS: Record<OrderStatus, Look> = {
  pending: { label: 'Pending', tone: 'warning' },
  confirmed: { label: 'Confirmed', tone: 'info' },
  processing: { label: 'Processing', tone: 'info' },
  shipped: { label: 'Shipped', tone: 'success' },
  delivered: { label: 'Delivered', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'danger' },
};

export const PAYMENT_LOOKS: Record<PaymentStatus, Look> = {
  unpaid: { label: 'Unpaid', tone: 'warning' },
  authorized: { label: 'Authorized', tone: 'info' },
  paid: { label: 'Paid', tone: 'success' },
  refunded: { label: 'Refunded', tone: 'neutral' },
  voided: { label: 'Voided', tone: 'neutral' },
};

export const METHODS: Record<PaymentMethod, string> = {
  card: 'Card',
  'apple-pay': 'Apple Pay',
  venmo: 'Venmo',
  cashapp: 'Cash App',
  zelle: 'Zelle',
};
export const isByHand = (method: PaymentMethod): boolean => method !== 'card' && method !== 'apple-pay';

export const REFUND_LOOKS: Record<RefundStatus, Look> = {
  requested: { label: 'Requested', tone: 'warning' },
  done: { label: 'Done', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
};

export const MAILS: Record<OrderMailKind, string> = {
  'order-received': 'Order received',
  'payment-received': 'Payment received',
  'payment-reminder': 'Payment reminder',
  shipped: 'Shipped',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};

export const optionsOf = <Value extends string>(looks: Record<Value, Look | string>): { value: Value; label: string }[] =>
  (Object.entries(looks) as [Value, Look | string][]).map(([value, look]) => ({
    value,
    label: typeof look === 'string' ? look : look.label,
  }));

/** When it happened, in the reader's own time. */
export const momentOf = (moment: string): string =>
  new Date(moment).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export const piecesOf = (pieces: number): string => (pieces === 1 ? '1 piece' : `${pieces} pieces`);

/** "staff ada" is ada; the others are the shopper and the shop's own programs. */
export function actorOf(actor: string): string {
  if (actor === 'shopper') return 'Shopper';
  return actor === 'system' ? 'Automatic' : actor.replace(/^staff /, '');
}
