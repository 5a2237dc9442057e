import { api, formatMoney, toCents } from '@shop/admin-kit';
import type { AdminOrder, MarkOrderPaid } from '@shop/contract';
import { useStepMutation } from './undo-step.ts';

function paidText({ orderNumber, amountDue, overpaidAmount, paymentStatus }: AdminOrder): string {
  if (toCents(amountDue) > 0) return `${formatMoney(amountDue)} of order ${orderNumber} is still to be paid`;
  if (toCents(overpaidAmount) > 0)
    return `Order ${orderNumber} is paid, ${formatMoney(overpaidAmount)} too much: Refund sends it back`;
  return `Order ${orderNumber} is ${paymentStatus}`;
}

/** Records that a manual payment has arrived. */
export const useMarkPaid = () =>
  useStepMutation(
    ({ id, ...body }: MarkOrderPaid & { id: string }, keyed) =>
      api.post('/api/admin/orders/{id}/payment', { path: { id }, body, ...keyed }),
    { success: paidText, failure: 'Failed to mark the order as paid' },
  );
