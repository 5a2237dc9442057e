import { fromCents } from '@shop/contract/money';

/** An amount in a sentence: "$1,234.00", "-$4.10". */
export function dollars(cents: number): string {
  const amount = fromCents(Math.abs(cents)).replaceAll(/\B(?=(\d{3})+\.)/g, ',');
  return cents < 0 ? `-$${amount}` : `$${amount}`;
}
