import { NEW_ITEM, useItemAddress, useShownItem } from '@shop/admin-kit';

type Source<Item> = Omit<Parameters<typeof useShownItem<Item & { id: string }>>[0], 'path'>;

/**
 * A create or edit dialog with an address of its own: `/products/<id>`, `/products/new`. It must stay mounted while it
 * closes, because it then returns the focus to the button that opened it.
 */
export function useAddressedDialog<Item extends { id: string }>(source: Source<Item>) {
  const address = useItemAddress();
  const shown = useShownItem<Item>({ ...source, path: address.path });
  return {
    ...shown,
    create: () => address.open(NEW_ITEM),
    edit: ({ id }: Item) => address.open(id),
    close: address.close,
  };
}
