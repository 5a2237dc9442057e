import { familiesOf, type ApiClient, type Listing as ListingPage, type ProductListItem } from '@shop/contract';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useApi } from '#lib/app-context.tsx';
import { useSettledValue } from '#lib/use-settled-value.ts';
import { listingQuery, productsQuery } from './api/get-products.ts';
import { listingPath, readCriteria, selectListing, type Listing, type ListingCriteria } from './listing-criteria.ts';

/** Up to this number of products, the browser loads the list and filters it at every keystroke; beyond, the server does. */
const MAX_PRODUCTS_IN_BROWSER = 500;
/** Typing must not send a request for each letter. */
const SEARCH_DELAY_MS = 200;

/** What the filters offer, whatever is chosen. */
export type ListingFacets = Pick<ListingPage, 'sizes' | 'colors' | 'artists'>;

interface ListingResult extends Listing, ListingFacets {
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

/** For a list that was loaded before this listing: the values as the products have them. */
function facetsOf(products: readonly ProductListItem[]): ListingFacets {
  const artists = new Map(products.flatMap(({ artist }) => (artist ? [[artist.id, artist]] : [])));
  return {
    sizes: [...new Set(products.flatMap(({ sizes }) => sizes))],
    colors: familiesOf(products.flatMap(({ colors }) => colors)),
    artists: [...artists.values()].toSorted((a, b) => a.name.localeCompare(b.name)),
  };
}

/** The matching products as far as they are read: from pages of the server, or from the list once a short one has loaded. */
export function useListing(criteria: ListingCriteria) {
  const api = useApi();
  const isListLoaded = useQueryClient().getQueryData(productsQuery(api).queryKey) !== undefined;
  const settledSearch = useSettledValue(criteria.search, SEARCH_DELAY_MS);
  const pages = useInfiniteQuery({
    ...listingQuery(api, { ...criteria, search: settledSearch }),
    enabled: !isListLoaded,
    placeholderData: keepPreviousData,
  });
  const total = pages.data?.pages[0]?.total;
  const isShort = total !== undefined && total <= MAX_PRODUCTS_IN_BROWSER;
  const { data: all } = useQuery({ ...productsQuery(api), enabled: isListLoaded || isShort });
  // Deferred, so that typing stays responsive while the list is searched.
  const selection = useDeferredValue(listingPath(criteria));
  const listing = useMemo((): ListingResult | undefined => {
    if (!Array.isArray(all)) return pages.data && joinPages(pages.data.pages);
    const selected = selectListing(all, readCriteria(new URLSearchParams(selection.split('?')[1])));
    const { sizes, colors, artists } = pages.data?.pages[0] ?? facetsOf(all);
    return { ...selected, matching: selected.products.length, total: all.length, sizes, colors, artists };
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
