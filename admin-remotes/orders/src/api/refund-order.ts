import { api, formatMoney } from '@shop/admin-kit';
import type { AdminOrder } from '@shop/contract';
import type { ChosenLine } from '../rules/money/refund-lines.ts';
import { useOrderMutation } from './order-mutation.ts';

interface RefundInput {
  id: string;
  /** US dollars with two decimals. */
  amount: string;
  reason: string;
  /** Of the goods and the shipping without tax; the amount is their sum with it. */
  lines?: ChosenLine[];
  shipping?: string;
  /** The artists keep their shares. */
  borneByShop?: true;
}

function successText({ refunds }: AdminOrder, { amount }: RefundInput): string {
  return refunds.at(-1)?.status === 'requested'
    ? `${formatMoney(amount)} was requested: the payment provider has not answered yet and will be asked again`
    : `${formatMoney(amount)} was refunded`;
}

export const useRefundOrder = () =>
  useOrderMutation(
    ({ id, reason, ...input }: RefundInput, keyed) =>
      api.post('/api/admin/orders/{id}/refunds', { path: { id }, body: { ...input, reason: reason || null }, ...keyed }),
    { success: successText, failure: 'Failed to refund the order' },
  );
