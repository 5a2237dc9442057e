import type { Order } from '@shop/contract';

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

/** "November 21, 2026" */
export function orderDate(createdAt: string): string {
  return new Date(createdAt).toLocaleDateString('en-US', { dateStyle: 'long' });
}
