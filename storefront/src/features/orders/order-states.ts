import type { Order } from '@shop/contract';

type StatusLook = 'confirmed' | 'processing' | 'shipped' | 'pending';

const STATUSES: Record<string, { look: StatusLook; label: string }> = {
  confirmed: { look: 'confirmed', label: 'Confirmed' },
  processing: { look: 'processing', label: 'Processing' },
  shipped: { look: 'shipped', label: 'Shipped' },
  delivered: { look: 'shipped', label: 'Delivered' },
  cancelled: { look: 'pending', label: 'Cancelled' },
};

/** Statuses this screen does not know look pending. */
export function orderStatus(status: Order['status']): { look: StatusLook; label: string } {
  return STATUSES[status] ?? { look: 'pending', label: 'Pending' };
}

export function paymentLabel(status: Order['paymentStatus']): string {
  if (status === 'paid') return 'Paid';
  return status === 'refunded' ? 'Refunded' : 'Pending Payment';
}

/** "November 21, 2026" */
export function orderDate(createdAt: string): string {
  return new Date(createdAt).toLocaleDateString('en-US', { dateStyle: 'long' });
}
