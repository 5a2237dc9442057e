import type { ShopSettings } from '@shop/contract';

const rangeOf = (min: number, max: number): string => (min === max ? `${min}` : `${min} to ${max}`);

/** Nothing for a shop that promises no time. */
export function deliveryText(delivery: ShopSettings['delivery']): string | undefined {
  if (!delivery) return undefined;
  const { packDays, transitDaysMin, transitDaysMax } = delivery;
  const longest = packDays + transitDaysMax;
  const days = `${rangeOf(transitDaysMin, longest)} business ${longest === 1 ? 'day' : 'days'}`;
  return `Shipping within the United States is included. Arrives ${days} after your payment.`;
}

export function returnText(returns: ShopSettings['returns']): string | undefined {
  if (!returns) return undefined;
  const days = returns.days === 1 ? '1 day' : `${returns.days} days`;
  return `Return it unworn within ${days}.${returns.paidBy === 'shop' ? ' Return shipping is free.' : ''}`;
}
