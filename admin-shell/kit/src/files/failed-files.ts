import type { AdminFile } from '@shop/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { keys } from '../queries.ts';
import { useMutation } from '../mutations/use-mutation.ts';

/** The files that are being prepared or have failed. Never cached for long: the worker changes them. */
const unfinishedFilesQuery = queryOptions({
  queryKey: keys.unfinishedFiles,
  queryFn: ({ signal }) => api.get('/api/admin/files', { signal }),
  staleTime: 0,
});

/** The failed ones among the files with these addresses, each once. */
export function useFailedFiles(urls: readonly (string | null)[]): AdminFile[] {
  const { data = [] } = useQuery(unfinishedFilesQuery);
  return data.filter(({ url, status }) => status === 'failed' && urls.includes(url));
}

/** Prepares a failed file again, and refreshes every list that shows its state. */
export const useRetryFile = () =>
  useMutation({
    mutationFn: (name: string) => api.post('/api/admin/files/{name}/retry', { path: { name } }),
    meta: {
      success: 'The file is being prepared again',
      failure: 'Failed to prepare the file again',
      invalidates: [keys.unfinishedFiles, keys.products, keys.portfolio, keys.media],
    },
  });
