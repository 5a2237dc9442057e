import type { ArtistShare, PaymentStatus } from '../schema.js';

interface SharedOrder {
  artistShares?: readonly ArtistShare[] | undefined;
  paymentStatus: PaymentStatus;
}

/** "$32.00 of this order goes to Marisol Vega.", one sentence for each artist; none for an order without shares. */
export function artistShareTexts(
  { artistShares = [], paymentStatus }: SharedOrder,
  formatAmount: (amount: string) => string,
): string[] {
  const goes = paymentStatus === 'paid' ? 'goes' : 'will go';
  return artistShares.map(({ artistName, amount }) => `${formatAmount(amount)} of this order ${goes} to ${artistName}.`);
}
