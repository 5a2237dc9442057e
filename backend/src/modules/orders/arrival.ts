import { arrivalDays } from '@shop/contract/arrives-by';
import { dayIn } from '#platform/calendar-day.js';
import type { ShopSettingsView } from '../settings/index.js';
import type { OrderView } from './order.view.js';

type PaidOrder = Pick<OrderView, 'status' | 'paymentStatus' | 'createdAt'> & { paidAt: Date | null };

/** When a paid order arrives. Null for a shop that promises no time, and when the time is over: a broken promise is not repeated. */
export function arrivalOf(
  { status, paymentStatus, createdAt, paidAt }: PaidOrder,
  { delivery, timeZone }: Pick<ShopSettingsView, 'delivery' | 'timeZone'>,
  now: Date,
): OrderView['arrival'] {
  const isPaid = paymentStatus === 'paid' || paymentStatus === 'authorized';
  if (!delivery || !isPaid || status === 'delivered' || status === 'cancelled') return null;
  // A card order is captured moments after it is placed.
  const arrival = arrivalDays(delivery, paidAt ?? createdAt, timeZone);
  return arrival.last < dayIn(timeZone, now) ? null : arrival;
}
