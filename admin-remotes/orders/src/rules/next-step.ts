import type { PaymentMethods } from '@shop/admin-kit';
import type { OrderRow } from '@shop/contract';

/** In the order in which an order takes them. */
export const STEPS = ['pay', 'pack', 'ship', 'deliver'] as const;
export type Step = (typeof STEPS)[number];

export const STEP_LABELS: Record<Step, string> = {
  pay: 'Mark paid',
  pack: 'Start packing',
  ship: 'Ship',
  deliver: 'Mark delivered',
};

/** The admin's next step for an order, if any. It only selects the button to show; the server validates every transition. */
export function nextStep(
  { status, paymentStatus, paymentMethod }: Pick<OrderRow, 'status' | 'paymentStatus' | 'paymentMethod'>,
  methods: PaymentMethods,
): Step | undefined {
  if (status === 'cancelled' || status === 'delivered') return undefined;
  if (paymentStatus === 'unpaid' && methods.isManual(paymentMethod)) return 'pay';
  if (status === 'shipped') return 'deliver';
  if (paymentStatus !== 'paid') return undefined;
  if (status === 'confirmed') return 'pack';
  return status === 'processing' ? 'ship' : undefined;
}
