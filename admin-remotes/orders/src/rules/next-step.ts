import type { OrderRow } from '@shop/contract';
import { isManualPayment } from './order-labels.ts';

export type Step = 'pay' | 'pack' | 'ship' | 'deliver';

/** The one thing that brings an order on its way; undefined when it waits for nobody here. The server has the last word. */
export function nextStep({
  status,
  paymentStatus,
  paymentMethod,
}: Pick<OrderRow, 'status' | 'paymentStatus' | 'paymentMethod'>): Step | undefined {
  if (status === 'cancelled' || status === 'delivered') return undefined;
  if (paymentStatus === 'unpaid' && isManualPayment(paymentMethod)) return 'pay';
  if (status === 'shipped') return 'deliver';
  if (paymentStatus !== 'paid') return undefined;
  if (status === 'confirmed') return 'pack';
  return status === 'processing' ? 'ship' : undefined;
}
