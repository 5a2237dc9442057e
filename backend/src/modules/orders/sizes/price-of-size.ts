import { fromCents, toCents } from '@shop/contract/money';

/**
 * What the buyer paid, and what the sizes differ by today: a product that has become dearer since costs this buyer no more. At
 * least a cent, because money is spread over the items of an order by their price.
 */
export const priceOfSize = (paid: string, current: string, wanted: string): string =>
  fromCents(Math.max(1, toCents(paid) + toCents(wanted) - toCents(current)));
