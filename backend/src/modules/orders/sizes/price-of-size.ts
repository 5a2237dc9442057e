/**
 * What the buyer paid, and what the sizes differ by today, in cents: a product that has become dearer since costs this buyer no more.
 * At least a cent, because money is spread over the items of an order by their price.
 */
export const priceOfSize = (paid: number, current: number, wanted: number): number => Math.max(1, paid + wanted - current);
