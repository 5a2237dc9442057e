import type { PackingSlip } from '@shop/contract';

interface PickedPieces {
  /** With its size. */
  name: string;
  quantity: number;
}

/** The pieces of several orders by product and size, in the order of their names. */
export function pickList(slips: readonly Pick<PackingSlip, 'items'>[]): PickedPieces[] {
  const pieces = new Map<string, number>();
  for (const { name, quantity } of slips.flatMap(({ items }) => items)) pieces.set(name, (pieces.get(name) ?? 0) + quantity);
  return [...pieces]
    .map(([name, quantity]) => ({ name, quantity }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
}
