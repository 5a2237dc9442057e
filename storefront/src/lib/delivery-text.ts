import { arrivalDays, arrivalText, businessDays, type ShopSettings } from '@shop/contract';

/** Nothing for a shop that promises no time. */
export function deliveryText({ delivery, shippingMode }: Pick<ShopSettings, 'delivery' | 'shippingMode'>): string | undefined {
  if (!delivery) return undefined;
  const arrives = `Arrives ${businessDays(delivery)} after your payment.`;
  return shippingMode === 'free' ? `Shipping within the United States is included. ${arrives}` : arrives;
}

/** "Paid today, it arrives Dec 1 to 7." For what is only rendered in the browser: a kept page would promise the days of its own day. */
export function arrivalOfToday({ delivery, timeZone }: Pick<ShopSettings, 'delivery' | 'timeZone'>): string | undefined {
  return delivery ? `Paid today, it arrives ${arrivalText(arrivalDays(delivery, new Date(), timeZone))}.` : undefined;
}

export function returnText(returns: ShopSettings['returns']): string | undefined {
  if (!returns) return undefined;
  const days = returns.days === 1 ? '1 day' : `${returns.days} days`;
  return `Return it unworn within ${days}.${returns.paidBy === 'shop' ? ' Return shipping is free.' : ''}`;
}
