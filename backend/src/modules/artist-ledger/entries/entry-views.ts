import { fromCents } from '@shop/contract/money';
import { itemName } from '../../orders/index.js';
import type { EntryRow } from './entries.queries.js';
import type { EntryOrderView, EntryView } from './entry.view.js';

export function entryView(row: EntryRow): EntryView {
  const { id, at, kind, cents, baseCents, shareBps, reference, sentOn, note, actor, reversesId, isReversed } = row;
  const base = baseCents === null ? null : fromCents(baseCents);
  const amounts = { amount: fromCents(cents), base, shareBps, order: orderOf(row) };
  return { id, at, kind, ...amounts, reference, sentOn, note, actor, reversesId, isReversed };
}

function orderOf({ orderId, orderNumber, productName, variantLabel, quantity }: EntryRow): EntryOrderView | null {
  if (orderId === null || orderNumber === null || productName === null || quantity === null) return null;
  return { id: orderId, orderNumber, item: itemName(productName, variantLabel), quantity };
}
