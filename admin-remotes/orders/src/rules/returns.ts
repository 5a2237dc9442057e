import type { TypedCount } from '@shop/admin-kit';
import type { AdminOrder } from '@shop/contract';

/** Numbers of pieces by the id of their item, as typed. */
export type Pieces = Readonly<Record<string, TypedCount>>;

/** The pieces of each item, by its id, that are not in stock again: still to be sent, or with the customer. */
export function piecesOut({ items, returned }: Pick<AdminOrder, 'items' | 'returned'>): Map<string, number> {
  const back = new Map(returned.map(({ itemId, quantity }) => [itemId, quantity]));
  return new Map(items.map(({ id, quantity }) => [id, quantity - (back.get(id) ?? 0)]));
}

/** The chosen numbers of pieces as the server wants them; items with none are left out. */
export const chosenPieces = (pieces: Pieces): { itemId: string; quantity: number }[] =>
  Object.entries(pieces).flatMap(([itemId, quantity]) =>
    typeof quantity === 'number' && quantity > 0 ? [{ itemId, quantity }] : [],
  );
