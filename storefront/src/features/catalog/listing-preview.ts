import type { ApiClient } from '@shop/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { productsQuery } from './api/get-products.ts';
import { selectListing, type Listing, type ListingCriteria } from './listing-criteria.ts';

/** Beyond this many products a page carries only what it shows, and the browser fetches the full list afterwards. */
const MAX_INLINE_PRODUCTS = 120;
export const LISTING_BATCH_SIZE = 24;

export interface ListingPreview extends Listing {
  matching: number;
  total: number;
}

export function previewQuery(criteria: ListingCriteria) {
  return queryOptions({
    queryKey: ['listing-preview', criteria],
    // Written by the server only; the browser reads it or does without.
    queryFn: (): Promise<ListingPreview | null> => Promise.resolve(null),
    enabled: false,
  });
}

/** Loads the list; a long one is cut down to what the first screen needs, so that the page stays light. */
export async function loadListing(queryClient: QueryClient, api: ApiClient, criteria: ListingCriteria): Promise<void> {
  await queryClient.prefetchQuery(productsQuery(api));
  const all = queryClient.getQueryData(productsQuery(api).queryKey);
  if (typeof window !== 'undefined' || !Array.isArray(all) || all.length <= MAX_INLINE_PRODUCTS) return;
  const listing = selectListing(all, criteria);
  const preview: ListingPreview = {
    products: listing.products.slice(0, LISTING_BATCH_SIZE),
    close: listing.close,
    matching: listing.products.length,
    total: all.length,
  };
  queryClient.setQueryData<ListingPreview | null>([...previewQuery(criteria).queryKey], preview);
  queryClient.removeQueries({ queryKey: productsQuery(api).queryKey, exact: true });
}
