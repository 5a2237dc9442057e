import type { PackingSlip } from '@shop/contract';

/** What a packer must see before anything else: an order that must not leave the house. Undefined for an order to pack. */
export function slipWarning({ status, paymentStatus }: Pick<PackingSlip, 'status' | 'paymentStatus'>): string | undefined {
  if (status === 'cancelled') return 'CANCELLED: do not pack';
  if (paymentStatus === 'unpaid') return 'NOT PAID: do not pack yet';
  if (paymentStatus === 'refunded' || paymentStatus === 'voided') return 'MONEY GIVEN BACK: do not pack';
  return undefined;
}
