import type { DeskOrder } from '@shop/contract';

/** The pieces of each item, by its id, that are still with the customer. */
export function piecesOut({ items, returned }: Pick<DeskOrder, 'items' | 'returned'>): Map<string, number> {
  const back = new Map(returned.map(({ itemId, quantity }) => [itemId, quantity]));
  return new Map(items.map(({ id, quantity }) => [id, quantity - (back.get(id) ?? 0)]));
}

/** The chosen numbers of pieces as the server wants them; items with none are left out. */
export const chosenPieces = (values: Readonly<Record<string, number | null>>): { itemId: string; quantity: number }[] =>
  Object.entries(values).flatMap(([itemId, quantity]) => (quantity ? [{ itemId, quantity }] : []));
