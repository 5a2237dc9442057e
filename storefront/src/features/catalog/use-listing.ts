import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useProducts } from './api/get-products.ts';
import { selectListing, type ListingCriteria } from './listing-criteria.ts';
import { previewQuery, type ListingPreview } from './listing-preview.ts';

/** The products that match, from the full list or, until it is here, from what the server sent along. */
export function useListing(criteria: ListingCriteria) {
  const { data, isPending, isError, refetch } = useProducts();
  const { data: preview } = useQuery(previewQuery(criteria));
  const { category, filter } = criteria;
  // Typing stays fluent while a long list is searched.
  const search = useDeferredValue(criteria.search);
  const listing = useMemo((): ListingPreview | undefined => {
    if (!data) return preview ?? undefined;
    const all = Array.isArray(data) ? data : [];
    const selected = selectListing(all, { category, filter, search });
    return { ...selected, matching: selected.products.length, total: all.length };
  }, [data, preview, category, filter, search]);
  return { listing, isLoading: isPending && !listing, isError, refetch };
}
