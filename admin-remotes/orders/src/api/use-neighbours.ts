import { useLacksRight } from '@shop/admin-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type OrderFilter, PACKER_QUEUES, type Queue, QUEUES } from '../rules/order-filter.ts';
import { ordersQuery } from './get-orders.ts';

/** The queues that the account works on. */
export const useOrderQueues = (): readonly Queue[] => (useLacksRight('read-money') ? PACKER_QUEUES : QUEUES);

/**
 * The orders before and after one in a list. An order that leaves the list keeps its place, so that the next one after a parcel
 * was shipped is the one that followed it.
 */
export function useNeighbours(id: string | undefined, filter: OrderFilter, enabled = true) {
  const query = useInfiniteQuery({ ...ordersQuery(filter), staleTime: Infinity, enabled });
  const [known, setKnown] = useState<readonly string[]>([]);
  const listed = query.data?.pages.flatMap(({ orders }) => orders.map((order) => order.id)) ?? [];
  const added = listed.filter((other) => !known.includes(other));
  const ids = added.length > 0 ? [...known, ...added] : known;
  if (ids !== known) setKnown(ids);
  const place = id === undefined ? -1 : ids.indexOf(id);
  return {
    query,
    /** From 1; 0: the order is not in the list. */
    place: place + 1,
    count: ids.length,
    previous: place > 0 ? ids[place - 1] : undefined,
    next: ids[place + 1],
  };
}
