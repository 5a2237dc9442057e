import type { OrderPage, OrderRow } from '@shop/contract';

export interface ListChanges {
  /** The new orders of the page. */
  added: number;
  /** Whether an order of the page has changed, or has left the list. */
  changed: boolean;
}

/**
 * Compares the loaded rows of a page with what the page would be now. An order that only moved up into the page, because one
 * before it has left, is not new.
 */
export function listChanges(shown: OrderPage, latest: OrderPage): ListChanges {
  const rows = new Map(shown.orders.map((row) => [row.id, row]));
  const end = shown.next === null ? latest.orders.length : latest.orders.findLastIndex(({ id }) => rows.has(id));
  const added = latest.orders.filter(({ id }, index) => !rows.has(id) && index < end).length;
  // New orders push as many out of a full page.
  const expected = latest.next === null ? shown.orders : shown.orders.slice(0, shown.orders.length - added);
  const now = new Map(latest.orders.map((row) => [row.id, row]));
  return { added, changed: expected.some((row) => !isSame(row, now.get(row.id))) };
}

const isSame = (row: OrderRow, other: OrderRow | undefined): boolean => JSON.stringify(row) === JSON.stringify(other);

/** The text of the button that shows the latest rows; undefined when the list shows them. */
export function listChangesText({ added, changed }: ListChanges): string | undefined {
  if (added > 0) return added === 1 ? '1 new order, show' : `${added} new orders, show`;
  return changed ? 'List changed, show' : undefined;
}
