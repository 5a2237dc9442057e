import { api, keys, useDownload, useMutation } from '@shop/admin-kit';
import type { FeedImport, FeedOutcome } from '@shop/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { isRunning } from '../rules/feed-import.ts';

const FILES = '/api/admin/import/files';
const POLL_INTERVAL_MS = 1_000;

export const feedImportsQuery = queryOptions({
  queryKey: [FILES],
  queryFn: ({ signal }) => api.get(FILES, { signal }),
  staleTime: 0,
});

/** One import, read again while a job works on it. */
export const feedImportQuery = (id: string) =>
  queryOptions({
    queryKey: [FILES, id],
    queryFn: ({ signal }) => api.get('/api/admin/import/files/{id}', { path: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? POLL_INTERVAL_MS : false),
    staleTime: 0,
  });

/** The lines by pages; the key has the status, because a check and an import write them anew. */
export const feedLinesQuery = ({ id, status }: Pick<FeedImport, 'id' | 'status'>, outcome: FeedOutcome | undefined) =>
  infiniteQueryOptions({
    queryKey: [FILES, id, 'lines', status, outcome],
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/admin/import/files/{id}/lines', { path: { id }, query: { outcome, after: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ lines, hasMore }) => (hasMore ? lines.at(-1)?.position : undefined),
    placeholderData: keepPreviousData,
  });

export interface ProductFile {
  file: File;
  createCategories: boolean;
  drafts: boolean;
}

/** The page shows why a file is refused. */
export const useUploadFeed = () =>
  useMutation({
    mutationFn: ({ file, createCategories, drafts }: ProductFile) =>
      api.post(FILES, {
        query: { name: file.name, createCategories: createCategories ? 'true' : 'false', drafts: drafts ? 'true' : 'false' },
        body: file,
      }),
  });

export const useStartImport = (id: string) =>
  useMutation({
    mutationFn: () => api.post('/api/admin/import/files/{id}/start', { path: { id } }),
    meta: { failure: 'Failed to start the import', updates: [FILES, id], invalidates: [keys.products] },
  });

export const useStopImport = (id: string) =>
  useMutation({
    mutationFn: () => api.post('/api/admin/import/files/{id}/stop', { path: { id } }),
    meta: { success: 'The import is stopped', failure: 'Failed to stop the import', updates: [FILES, id] },
  });

/** Downloads the lines that were not imported. */
export function useFailedLines(id: string) {
  const { mutate, isPending } = useDownload('Failed to download the lines');
  return { isPending, run: () => mutate({ url: `${FILES}/${id}/failed.csv`, name: 'not-imported.csv' }) };
}
