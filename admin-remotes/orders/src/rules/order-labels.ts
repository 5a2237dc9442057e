import type { InvoiceStatus, OrderMailKind, OrderStatus, PaymentStatus, RefundStatus } from '@shop/contract';

/** The text and the colour of a StatusTag. */
interface StatusTagLabel {
  label: string;
  tone: 'neutral' | 'info' | 'success' | 'danger' | 'warning';
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

export const REFUND_STATUS_TAGS: Record<RefundStatus, StatusTagLabel> = {
  requested: { label: 'Requested', tone: 'warning' },
  done: { label: 'Done', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
};

export const INVOICE_STATUS_TAGS: Record<InvoiceStatus, StatusTagLabel> = {
  draft: { label: 'Draft', tone: 'neutral' },
  sent: { label: 'Sent', tone: 'info' },
  paid: { label: 'Paid', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'danger' },
};

export const MAIL_LABELS: Record<OrderMailKind, string> = {
  'order-received': 'Order received',
  'payment-received': 'Payment received',
  'payment-reminder': 'Payment reminder',
  shipped: 'Shipped',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};

/** The options of a Select for the keys of a label table. */
export const selectOptions = <Value extends string>(
  labels: Record<Value, StatusTagLabel | string>,
): { value: Value; label: string }[] =>
  (Object.entries(labels) as [Value, StatusTagLabel | string][]).map(([value, entry]) => ({
    value,
    label: typeof entry === 'string' ? entry : entry.label,
  }));
