import {
  countFacets,
  selectListing,
  type ApiClient,
  type Listing as ListingPage,
  type ListingCriteria,
  type ProductListItem,
  type SelectedListing,
} from '@shop/contract';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useApi } from '#lib/app-context.tsx';
import { listingQuery, productsQuery } from './api/get-products.ts';
import { listingPath, readCriteria } from './listing-criteria.ts';

/** Up to this number of products, the browser loads the list and filters it at once; beyond, the server does. */
const MAX_PRODUCTS_IN_BROWSER = 500;

/** What the filters offer. Without counts in a large shop. */
export type OfferedValues = Pick<ListingPage, 'sizes' | 'colors' | 'artists' | 'facets'>;

interface ListingResult extends SelectedListing, OfferedValues {
  matching: number;
  total: number;
}

export function loadListing(queryClient: QueryClient, api: ApiClient, criteria: ListingCriteria): Promise<void> {
  return queryClient.prefetchInfiniteQuery(listingQuery(api, criteria));
}

function joinPages(pages: readonly ListingPage[]): ListingResult | undefined {
  const last = pages.at(-1);
  return last && { ...last, products: pages.flatMap(({ products }) => products) };
}

function artistsOf(products: readonly ProductListItem[]): ListingPage['artists'] {
  const artists = new Map(products.flatMap(({ artist }) => (artist ? [[artist.id, artist]] : [])));
  return [...artists.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

function selectFrom(all: readonly ProductListItem[], criteria: ListingCriteria): ListingResult {
  const selected = selectListing(all, criteria);
  return {
    ...selected,
    matching: selected.products.length,
    total: all.length,
    sizes: [],
    colors: [],
    artists: artistsOf(all),
    facets: countFacets(all, criteria),
  };
}

/** The matching products as far as they are read: from pages of the server, or from the list once a short one has loaded. */
export function useListing(criteria: ListingCriteria) {
  const api = useApi();
  const isListLoaded = useQueryClient().getQueryData(productsQuery(api).queryKey) !== undefined;
  const pages = useInfiniteQuery({
    ...listingQuery(api, criteria),
    enabled: !isListLoaded,
    placeholderData: keepPreviousData,
  });
  const total = pages.data?.pages[0]?.total;
  const isShort = total !== undefined && total <= MAX_PRODUCTS_IN_BROWSER;
  const { data: all } = useQuery({ ...productsQuery(api), enabled: isListLoaded || isShort });
  // Deferred, so that controls stay responsive while the list is searched.
  const selection = useDeferredValue(listingPath(criteria));
  const listing = useMemo((): ListingResult | undefined => {
    if (!Array.isArray(all)) return pages.data && joinPages(pages.data.pages);
    return selectFrom(all, readCriteria(new URLSearchParams(selection.split('?')[1])));
  }, [all, pages.data, selection]);
  const canReadMore = !Array.isArray(all) && pages.hasNextPage && !pages.isFetching;
  return {
    listing,
    isError: pages.isError,
    isNextPageError: pages.isFetchNextPageError,
    refetch: pages.refetch,
    /** Absent while there are no more products, or while they are being read. */
    readMore: canReadMore ? pages.fetchNextPage : undefined,
  };
}
