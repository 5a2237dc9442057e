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

/** The payment badge. A cancelled order that nobody paid has no payment to wait for. */
export function paymentLabel({ status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>): string {
  if (paymentStatus === 'paid') return 'Paid';
  if (paymentStatus === 'refunded') return 'Refunded';
  return status === 'cancelled' ? 'Not charged' : 'Pending Payment';
}

/** The heading of the order's page and the sentence below it. */
export function orderHeading(order: Order): { title: string; lead: string } {
  const { status, paymentStatus, customerName, customerEmail, refundedAmount } = order;
  const mailed = `A confirmation is on its way to ${customerEmail}.`;
  const refunded = toCents(refundedAmount) > 0 ? ` We refunded ${formatPrice(refundedAmount)}.` : '';
  if (status === 'cancelled')
    return { title: 'Order Cancelled', lead: `Nothing will ship.${refunded} We sent an email to ${customerEmail}.` };
  if (paymentStatus === 'refunded')
    return {
      title: 'Order Refunded',
      lead: `We refunded ${formatPrice(refundedAmount)}. We sent an email to ${customerEmail}.`,
    };
  if (order.paymentDueAt) {
    const due = `Send ${formatPrice(order.totalAmount)} by ${dueTime(order.paymentDueAt)}. We will hold your pieces until then.`;
    return { title: 'Order Confirmed!', lead: `Thank you, ${customerName}. One step left. ${due}` };
  }
  if (status === 'shipped') return { title: 'Order Confirmed!', lead: `It is on its way to you, ${customerName}.` };
  if (status === 'delivered') return { title: 'Order Confirmed!', lead: `It has been delivered. Enjoy it, ${customerName}.` };
  return { title: 'Order Confirmed!', lead: `Thank you, ${customerName}. ${mailed}` };
}

/** "Tuesday, November 24, 3:05 PM", in the shopper's time zone. */
function dueTime(paymentDueAt: string): string {
  const options = { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return new Date(paymentDueAt).toLocaleString('en-US', options);
}

/** "November 21, 2026" */
export function orderDate(createdAt: string): string {
  return new Date(createdAt).toLocaleDateString('en-US', { dateStyle: 'long' });
}
