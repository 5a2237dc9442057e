import { api, type ShopTime, useDownload } from '@shop/admin-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { type ActivityFilter, toQuery } from '../rules/activity-filter.ts';

/** The entries that match, newest first, page by page. Never cached: everybody's work adds entries. */
export const activityQuery = (filter: ActivityFilter, time: ShopTime) =>
  infiniteQueryOptions({
    queryKey: ['/api/admin/audit', toQuery(filter, time)],
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/admin/audit', {
        query: { ...toQuery(filter, time), ...(pageParam === '' ? {} : { after: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

/** Downloads all entries that match the filter as CSV. */
export function useExportActivity(filter: ActivityFilter, time: ShopTime) {
  const { mutate, isPending } = useDownload('Failed to download the activity');
  const url = `/api/admin/audit/export.csv?${new URLSearchParams(toQuery(filter, time)).toString()}`;
  return { isPending, run: () => mutate({ url, name: 'activity.csv' }) };
}
