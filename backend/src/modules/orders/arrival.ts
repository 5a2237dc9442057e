import { arrivalDays, deliveryByRate, type RateDays } from '@shop/contract/arrives-by';
import { dayIn } from '#platform/calendar-day.js';
import type { Charge } from '../pricing/index.js';
import type { ShopSettingsView } from '../settings/index.js';
import type { OrderView } from './order.view.js';

type PaidOrder = Pick<OrderView, 'status' | 'paymentStatus' | 'createdAt' | 'deliveryTime'> & { paidAt: Date | null };

/** The days of the order's shipping rate, else those of the settings. An order that is promised nothing has no such field. */
export function deliveryTimeOf(
  charges: readonly (Pick<Charge, 'kind'> & RateDays)[],
  { delivery }: Pick<ShopSettingsView, 'delivery'>,
): Pick<OrderView, 'deliveryTime'> {
  const shipping = charges.find(({ kind }) => kind === 'shipping');
  const deliveryTime = deliveryByRate(delivery, shipping);
  return deliveryTime ? { deliveryTime } : {};
}

/** When a paid order arrives. Null for a shop that promises no time, and when the time is over: a broken promise is not repeated. */
export function arrivalOf(
  { status, paymentStatus, createdAt, paidAt, deliveryTime }: PaidOrder,
  { timeZone }: Pick<ShopSettingsView, 'timeZone'>,
  now: Date,
): OrderView['arrival'] {
  const isPaid = paymentStatus === 'paid' || paymentStatus === 'authorized';
  if (!deliveryTime || !isPaid || status === 'delivered' || status === 'cancelled') return null;
  // A card order is captured moments after it is placed.
  const arrival = arrivalDays(deliveryTime, paidAt ?? createdAt, timeZone);
  return arrival.last < dayIn(timeZone, now) ? null : arrival;
}
