import type { AdminOrder } from '@shop/contract';

/** What stands in place of pieces when none is left to pack. */
export const NOTHING_TO_PACK = 'Nothing to pack: everything was refunded';

type PackedItem = AdminOrder['items'][number] & { note: string | undefined };

/** The items of the parcel: without what is refunded whole or not sent, and with what the packer must ask. */
export const packedItems = ({ items, refundedItems = [] }: Pick<AdminOrder, 'items' | 'refundedItems'>): PackedItem[] =>
  items.flatMap((item) => {
    const refunded = refundedItems.find(({ itemId }) => itemId === item.id);
    const quantity = item.quantity - (item.notSent ?? 0);
    return refunded?.isWhole || quantity === 0 ? [] : [{ ...item, quantity, note: refunded?.note }];
  });
