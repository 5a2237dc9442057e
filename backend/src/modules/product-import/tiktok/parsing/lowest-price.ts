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
  return stated.filter(({ amount }) => PLAIN.test(amount)).toSorted((a, b) => compareDecimals(a.amount, b.amount))[0];
}

/** Compares digit strings, because a float cannot hold every amount. */
function compareDecimals(a: string, b: string): number {
  const [wholeA = '', fractionA = ''] = a.split('.');
  const [wholeB = '', fractionB = ''] = b.split('.');
  const digits = Math.max(wholeA.length, wholeB.length);
  const left = wholeA.padStart(digits, '0') + fractionA.padEnd(12, '0');
  const right = wholeB.padStart(digits, '0') + fractionB.padEnd(12, '0');
  return left < right ? -1 : left > right ? 1 : 0;
}
