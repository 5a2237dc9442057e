/** An amount as the page states it. */
export interface PagePrice {
  amount: string | undefined;
  currency: string | undefined;
  /** Undefined when the page does not say. */
  inStock?: boolean | undefined;
}

interface StatedPrice {
  amount: string;
  currency: string;
  inStock?: boolean | undefined;
}

const MAX_WHOLE_DIGITS = 12;
const PLAIN = /^\d{1,12}(?:\.\d+)?$/;

/**
 * The lowest of the stated amounts, as its own string; of those in stock, if the page says so for any. A price in
 * another currency than US dollars is returned instead, so that the import is rejected for its currency. Amounts that
 * are not plain decimals are ignored.
 */
export function lowestPrice(prices: readonly PagePrice[]): { amount: string; currency: string } | undefined {
  const stated = prices.filter((price): price is StatedPrice => price.amount !== undefined && price.currency !== undefined);
  const foreign = stated.find(({ currency }) => currency.toUpperCase() !== 'USD');
  const lowest = foreign ?? lowestOf(stated.filter(({ inStock }) => inStock)) ?? lowestOf(stated) ?? stated[0];
  return lowest && { amount: lowest.amount, currency: lowest.currency };
}

function lowestOf(stated: readonly StatedPrice[]): StatedPrice | undefined {
  const plain = stated.filter(({ amount }) => PLAIN.test(amount));
  return plain.reduce<StatedPrice | undefined>(
    (lowest, price) => (lowest && sortKey(lowest.amount) <= sortKey(price.amount) ? lowest : price),
    undefined,
  );
}

/** A text that sorts as the amount does; a float cannot hold every amount. */
const sortKey = (amount: string): string => `${'0'.repeat(MAX_WHOLE_DIGITS - amount.search(/\.|$/))}${amount}`;
