import type { OrderMailKind, OrderStatus, PaymentMethod, PaymentStatus, RefundStatus } from '@shop/contract';

type Tone = 'neutral' | 'info' | 'success' | 'danger' | 'warning';
interface StatusTagLabel {
  label: string;
  tone: Tone;
}

export const ORDER_STATUS_TAGS: Record<OrderStatus, StatusTagLabel> = {
  pending: { label: 'Pending', tone: 'warning' },
  confirmed: { label: 'Confirmed', tone: 'info' },
  processing: { label: 'Processing', tone: 'info' },
  shipped: { label: 'Shipped', tone: 'success' },
  delivered: { label: 'Delivered', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'danger' },
};

export const PAYMENT_STATUS_TAGS: Record<PaymentStatus, StatusTagLabel> = {
  unpaid: { label: 'Unpaid', tone: 'warning' },
  authorized: { label: 'Authorized', tone: 'info' },
  paid: { label: 'Paid', tone: 'success' },
  refunded: { label: 'Refunded', tone: 'neutral' },
  voided: { label: 'Voided', tone: 'neutral' },
};

export const PAYMENT_METHOD_LABELS: Record<PaymentMethod, string> = {
  card: 'Card',
  'apple-pay': 'Apple Pay',
  venmo: 'Venmo',
  cashapp: 'Cash App',
  zelle: 'Zelle',
};
export const isManualPayment = (method: PaymentMethod): boolean => method !== 'card' && method !== 'apple-pay';

export const REFUND_STATUS_TAGS: Record<RefundStatus, StatusTagLabel> = {
  requested: { label: 'Requested', tone: 'warning' },
  done: { label: 'Done', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
};

export const MAIL_LABELS: Record<OrderMailKind, string> = {
  'order-received': 'Order received',
  'payment-received': 'Payment received',
  'payment-reminder': 'Payment reminder',
  shipped: 'Shipped',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};

export const selectOptions = <Value extends string>(
  looks: Record<Value, StatusTagLabel | string>,
): { value: Value; label: string }[] =>
  (Object.entries(looks) as [Value, StatusTagLabel | string][]).map(([value, look]) => ({
    value,
    label: typeof look === 'string' ? look : look.label,
  }));

/** When it happened, in the reader's own time. */
export const formatDateTime = (moment: string): string =>
  new Date(moment).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export const formatPieces = (pieces: number): string => (pieces === 1 ? '1 piece' : `${pieces} pieces`);

/** "staff ada" is ada; the others are the shopper and the shop's own programs. */
export function formatActor(actor: string): string {
  if (actor === 'shopper') return 'Shopper';
  return actor === 'system' ? 'Automatic' : actor.replace(/^staff /, '');
}
