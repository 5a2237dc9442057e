import { keys } from '@shop/admin-kit';
import type { QueryClient } from '@tanstack/react-query';
import { adminArtistsQuery } from './get-artists.ts';
import { adminCategoriesQuery } from './get-categories.ts';

/** Refreshes all lists: products show the names of categories and artists, which in turn show their number of products. */
export async function refreshCatalog(queryClient: QueryClient): Promise<void> {
  const lists = [keys.products, keys.categories, keys.artists, adminCategoriesQuery.queryKey, adminArtistsQuery.queryKey];
  await Promise.all(lists.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
