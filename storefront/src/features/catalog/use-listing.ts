import type { ApiClient } from '@shop/contract';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { productsQuery, useProducts } from './api/get-products.ts';
import { selectListing, type Listing, type ListingCriteria } from './listing-criteria.ts';

/** If the shop has more products, the page carries only those it shows, and the browser fetches the full list after hydration. */
const MAX_INLINE_PRODUCTS = 120;
/** How many products are rendered at first, and added at a time. */
export const LISTING_BATCH_SIZE = 24;

interface ListingResult extends Listing {
  matching: number;
  total: number;
}

function previewQuery(criteria: ListingCriteria) {
  return queryOptions({
    queryKey: ['listing-preview', criteria],
    // Only the server fills this cache entry; the browser never fetches it.
    queryFn: (): Promise<ListingResult | null> => Promise.resolve(null),
    enabled: false,
  });
}

/** Loads the product list on the server. A long list is replaced by a preview of the first batch, to keep the page small. */
export async function loadListing(queryClient: QueryClient, api: ApiClient, criteria: ListingCriteria): Promise<void> {
  await queryClient.prefetchQuery(productsQuery(api));
  const all = queryClient.getQueryData(productsQuery(api).queryKey);
  if (typeof window !== 'undefined' || !Array.isArray(all) || all.length <= MAX_INLINE_PRODUCTS) return;
  const listing = selectListing(all, criteria);
  const preview: ListingResult = {
    products: listing.products.slice(0, LISTING_BATCH_SIZE),
    isCloseMatch: listing.isCloseMatch,
    matching: listing.products.length,
    total: all.length,
  };
  queryClient.setQueryData<ListingResult | null>([...previewQuery(criteria).queryKey], preview);
  queryClient.removeQueries({ queryKey: productsQuery(api).queryKey, exact: true });
}

/** The matching products: from the full list, or from the server's preview until the list has loaded. */
export function useListing(criteria: ListingCriteria) {
  const { data, isPending, isError, refetch } = useProducts();
  const { data: preview } = useQuery(previewQuery(criteria));
  const { category, filter } = criteria;
  // Deferred, so that typing stays responsive while a long list is searched.
  const search = useDeferredValue(criteria.search);
  const listing = useMemo((): ListingResult | undefined => {
    if (!data) return preview ?? undefined;
    const all = Array.isArray(data) ? data : [];
    const selected = selectListing(all, { category, filter, search });
    return { ...selected, matching: selected.products.length, total: all.length };
  }, [data, preview, category, filter, search]);
  return { listing, isLoading: isPending && !listing, isError, refetch };
}
