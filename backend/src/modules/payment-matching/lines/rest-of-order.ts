import type { MatchableOrder } from '../../orders/index.js';

type Due = Pick<MatchableOrder, 'id' | 'paymentStatus' | 'dueCents'>;

/** A paid order waits for what a dearer size has added. */
export const isRest = ({ paymentStatus, dueCents }: Omit<Due, 'id'>): boolean => paymentStatus === 'paid' && dueCents > 0;

/** A rest needs its amount; anything else is all that is due. */
export const paymentOf = (order: Due): { orderId: string; cents?: number } =>
  isRest(order) ? { orderId: order.id, cents: order.dueCents } : { orderId: order.id };
