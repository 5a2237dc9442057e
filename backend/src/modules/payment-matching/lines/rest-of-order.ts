import { toCents } from '@shop/contract/money';
import type { MatchableOrder } from '../../orders/index.js';

type Due = Pick<MatchableOrder, 'id' | 'paymentStatus' | 'amountDue'>;

/** A paid order waits for what a dearer size has added. */
export const isRest = ({ paymentStatus, amountDue }: Omit<Due, 'id'>): boolean =>
  paymentStatus === 'paid' && toCents(amountDue) > 0;

/** A rest needs its amount; anything else is all that is due. */
export const paymentOf = (order: Due): { orderId: string; amount?: string } =>
  isRest(order) ? { orderId: order.id, amount: order.amountDue } : { orderId: order.id };
