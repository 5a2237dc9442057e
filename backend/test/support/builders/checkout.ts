import type { OrderLine } from './order.js';
import { orderBody } from './order.js';

/** The body of POST /api/create-payment-intent for these lines. `over` replaces its fields. */
export function intentBody(sessionId: string, lines: readonly OrderLine[], over: Record<string, unknown> = {}) {
  const { orderData } = orderBody(sessionId, lines, { paymentMethod: 'card' });
  return { amount: orderData.totalAmount, orderData, paymentMethod: 'card', ...over };
}
