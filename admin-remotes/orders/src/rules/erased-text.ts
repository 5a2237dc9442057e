import type { ErasedCustomer } from '@shop/contract';

const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

/** What the erasure of a customer did, for a toast. */
export function erasedText({
  erasedOrders,
  unfinishedOrders,
  deletedMessages,
  deletedNotes,
  deletedAlerts,
}: ErasedCustomer): string {
  const done = [
    erasedOrders > 0 && count(erasedOrders, 'order'),
    deletedMessages > 0 && count(deletedMessages, 'message'),
    deletedNotes > 0 && count(deletedNotes, 'note'),
    deletedAlerts > 0 && count(deletedAlerts, 'alert'),
  ].filter((part) => part !== false);
  const erased = done.length === 0 ? 'There was nothing to erase' : `Erased from ${done.join(', ')}`;
  return unfinishedOrders === 0
    ? erased
    : `${erased}. ${count(unfinishedOrders, 'unfinished order')} still ${unfinishedOrders === 1 ? 'needs' : 'need'} the customer`;
}
