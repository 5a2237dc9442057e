import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MissingItemProps } from './missing-item.tsx';

/** In place of an id: the item that is about to be created. */
export const NEW_ITEM = 'new';

interface ShownItemOptions<Item> {
  /** As in the address; its first segment is an id or `new`. */
  path: string | undefined;
  /** The loaded items; undefined while they are read. */
  listed: readonly Item[] | undefined;
  /** Reads an item that is not among the loaded ones. Without it, there are no others. */
  read?: (id: string, signal: AbortSignal) => Promise<Item>;
}

interface ShownItem<Item> {
  open: boolean;
  /** Stays while a dialog closes; null for a new item. */
  item: Item | null;
  /** Changes each time an item opens; as React key it discards the previous input. */
  key: number;
  /** Why the item of the address cannot be shown. */
  missing: MissingItemProps['missing'];
}

/** The item that the address names, as it was when it opened. */
export function useShownItem<Item extends { id: string }>({ path, listed, read }: ShownItemOptions<Item>): ShownItem<Item> {
  const [shown, setShown] = useState<{ path: string | undefined; item: Item | null; key: number }>({
    path: undefined,
    item: null,
    key: 0,
  });
  const id = path?.split('/')[0];
  const found = listed?.find((item) => item.id === id);
  const isWanted = id !== undefined && id !== NEW_ITEM && path !== shown.path && found === undefined;
  // Never cached: an item that opens again may have been changed.
  const reading = useQuery<Item>({
    queryKey: ['shown item', path],
    queryFn: isWanted && read ? ({ signal }) => read(id, signal) : skipToken,
    gcTime: 0,
    staleTime: 0,
  });
  if (path !== shown.path) {
    const item = id === NEW_ITEM ? null : (found ?? reading.data);
    if (path === undefined) setShown({ ...shown, path });
    else if (item !== undefined) setShown({ path, item, key: shown.key + 1 });
  }
  const isUnknown = isWanted && !read && listed !== undefined;
  const failure = isWanted && reading.isError ? { error: reading.error, retry: () => void reading.refetch() } : null;
  return {
    open: path !== undefined && path === shown.path,
    item: shown.item,
    key: shown.key,
    missing: isUnknown ? { error: null, retry: () => undefined } : failure,
  };
}
