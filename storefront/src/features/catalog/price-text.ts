import { formatPrice } from '#lib/money.ts';

/** "$48.00", or "From $48.00" while sizes at different prices are possible. */
export function priceText({ price, priceVaries }: { price: string; priceVaries: boolean }): string {
  return priceVaries ? `From ${formatPrice(price)}` : formatPrice(price);
}
