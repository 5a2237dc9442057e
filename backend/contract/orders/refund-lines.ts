/** What is left of a line of an order, in cents: the goods without tax, and their tax. */
interface LineLeft {
  netCents: number;
  taxCents: number;
}

/** The tax that goes back with `cents` of the goods of a line; all that is left of it with the last cent of them. */
export function taxOfLineRefund(cents: number, { netCents, taxCents }: LineLeft): number {
  return netCents === 0 ? 0 : Number((BigInt(cents) * BigInt(taxCents)) / BigInt(netCents));
}
