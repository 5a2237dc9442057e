import type { OrderRow } from '@shop/contract';
import { isManualPayment } from './order-labels.ts';

export type Step = 'pay' | 'pack' | 'ship' | 'deliver';

export const STEP_LABELS: Record<Step, string> = {
  pay: 'Mark paid',
  pack: 'Start packing',
  ship: 'Ship',
  deliver: 'Mark delivered',
};

/** The admin's next step for an order, if any. It only selects the button to show; the server validates every transition. */
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
