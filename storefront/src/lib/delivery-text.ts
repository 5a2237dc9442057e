import { arrivalDays, arrivalText, businessDays, type ShopSettings } from '@shop/contract';
import { formatCents } from './money.ts';
import type { ShippingPromise } from './shipping-promise.ts';

type Delivery = Pick<ShippingPromise, 'delivery'>;
type Included = Delivery & Pick<ShopSettings, 'shippingMode'>;

/** Nothing for a shop that promises no time. */
export function deliveryText({ delivery, shippingMode }: Included): string | undefined {
  if (!delivery) return undefined;
  const arrives = `Arrives ${businessDays(delivery)} after your payment.`;
  return shippingMode === 'free' ? `Shipping within the United States is included. ${arrives}` : arrives;
}

/** "Paid today, it arrives Dec 1 to 7." For what is only rendered in the browser: a kept page would promise the days of its own day. */
export function arrivalOfToday({ delivery }: Delivery, timeZone: string): string | undefined {
  return delivery ? `Paid today, it arrives ${arrivalText(arrivalDays(delivery, new Date(), timeZone))}.` : undefined;
}

/** "Free US shipping", "US shipping $5.95, free from $100", or "US shipping" where the state decides. */
export function shippingPriceText({ cents, freeFromCents }: Pick<ShippingPromise, 'cents' | 'freeFromCents'>): string {
  if (cents === 0) return 'Free US shipping';
  const price = cents === null ? '' : ` ${formatCents(cents)}`;
  return `US shipping${price}${freeFromCents === null ? '' : `, free from ${formatCents(freeFromCents).replace('.00', '')}`}`;
}

export function returnText(returns: ShopSettings['returns']): string | undefined {
  if (!returns) return undefined;
  const days = returns.days === 1 ? '1 day' : `${returns.days} days`;
  return `Return it unworn within ${days}.${returns.paidBy === 'shop' ? ' Return shipping is free.' : ''}`;
}
