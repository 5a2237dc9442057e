import { api, ApiError, messageOf, notify } from '@shop/admin-kit';
import type { TiktokImportDto } from '@shop/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { importFailure } from '../rules/import-failure.ts';
import { refreshCatalog } from './refresh-catalog.ts';

/** What could be read of a page although nothing was created. */
export interface FoundProduct {
  name: string | null;
  description: string | null;
  price: string | null;
}

export function foundAnyway(error: unknown): FoundProduct | undefined {
  return error instanceof ApiError ? (error.json()['found'] as FoundProduct | undefined) : undefined;
}

/** TikTok shows the page to people only; its source can be pasted instead. */
export function needsPageSource(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'TIKTOK_BLOCKED';
}

export const importMessage = (error: unknown): string => messageOf(error, 'Failed to import from TikTok');

export function useImportFromTiktok() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: TiktokImportDto) => api.post('/api/admin/import/tiktok', { body }),
    onSuccess: ({ product }) => {
      notify({ title: 'Product imported successfully!', description: product.name });
      return refreshCatalog(queries);
    },
    onError: (error) => notify({ ...importFailure(importMessage(error)), destructive: true }),
  });
}
