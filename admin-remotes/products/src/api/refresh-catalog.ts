import { keys } from '@shop/admin-kit';
import type { QueryClient } from '@tanstack/react-query';
import { adminArtistsQuery } from './get-artists.ts';
import { adminCategoriesQuery } from './get-categories.ts';

/** Products show names of categories and artists, and those show how many products they have: all lists together. */
export async function refreshCatalog(queries: QueryClient): Promise<void> {
  const lists = [keys.products, keys.categories, keys.artists, adminCategoriesQuery.queryKey, adminArtistsQuery.queryKey];
  await Promise.all(lists.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
