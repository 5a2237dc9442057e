import { toCents, type Order } from '@shop/contract';
import { formatPrice } from '#lib/money.ts';

type StatusIcon = 'confirmed' | 'processing' | 'shipped' | 'pending';

const STATUSES: Record<string, { icon: StatusIcon; label: string }> = {
  confirmed: { icon: 'confirmed', label: 'Confirmed' },
  processing: { icon: 'processing', label: 'Processing' },
  shipped: { icon: 'shipped', label: 'Shipped' },
  delivered: { icon: 'shipped', label: 'Delivered' },
  cancelled: { icon: 'pending', label: 'Cancelled' },
};

/** Unknown statuses are shown as pending. */
export function orderStatus(status: Order['status']): { icon: StatusIcon; label: string } {
  return STATUSES[status] ?? { icon: 'pending', label: 'Pending' };
}

export function paymentLabel(status: Order['paymentStatus']): string {
  if (status === 'paid') return 'Paid';
  return status === 'refunded' ? 'Refunded' : 'Pending Payment';
}

/** The heading of the order's page and the sentence below it. */
export function orderHeading(order: Order): { title: string; lead: string } {
  const { status, paymentStatus, customerName, customerEmail, refundedAmount } = order;
  const thanks = `Thank you, ${customerName}. We have written to ${customerEmail}.`;
  const refunded = toCents(refundedAmount) > 0 ? ` ${formatPrice(refundedAmount)} went back to you.` : '';
  if (status === 'cancelled')
    return { title: 'Order Cancelled', lead: `Nothing will be sent.${refunded} We have written to ${customerEmail}.` };
  if (paymentStatus === 'refunded')
    return {
      title: 'Order Refunded',
      lead: `${formatPrice(refundedAmount)} went back to you. We have written to ${customerEmail}.`,
    };
  return { title: 'Order Confirmed!', lead: thanks };
}

/** "November 21, 2026" */
export function orderDate(createdAt: string): string {
  return new Date(createdAt).toLocaleDateString('en-US', { dateStyle: 'long' });
}
