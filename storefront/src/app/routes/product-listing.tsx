import { NO_CRITERIA, type ListingCriteria } from '@shop/contract';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Page } from '#components/ui/page.tsx';
import { paths } from '#config/paths.ts';
import { LISTING_BATCH_SIZE } from '#features/catalog/api/get-products.ts';
import { categoriesQuery, useCategories } from '#features/catalog/api/get-categories.ts';
import { ListingToolbar } from '#features/catalog/components/filters/listing-toolbar.tsx';
import { findCategory, listingPath, readCriteria } from '#features/catalog/listing-criteria.ts';
import { rememberListing } from '#features/catalog/last-listing.ts';
import { loadListing, useListing } from '#features/catalog/use-listing.ts';
import { useAppContext } from '#lib/app-context.tsx';
import { PageHead } from '#lib/head/page-head.tsx';
import type { RouteRequest } from '../route-table.ts';
import { ListingHeading } from './product-listing/listing-heading.tsx';
import { ListingResults } from './product-listing/listing-results.tsx';
import { useListStart } from './product-listing/use-list-start.ts';
import styles from './product-listing/listing-results.module.css';

/** The products of the first page, for search engines. */
function itemList(products: readonly { id: string }[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: products
      .slice(0, LISTING_BATCH_SIZE)
      .map(({ id }, index) => ({ '@type': 'ListItem', position: index + 1, url: `${origin}${paths.product(id)}` })),
  };
}

const LEAD = 'Discover fashion with purpose - every purchase makes a difference.';

export const load = ({ queryClient, api, search }: RouteRequest) =>
  Promise.all([queryClient.prefetchQuery(categoriesQuery(api)), loadListing(queryClient, api, readCriteria(search))]);

export function Screen() {
  const [searchParams] = useSearchParams();
  const { key, pathname, search } = useLocation();
  // Also when the same address is visited again: `key` names the entry of the history.
  useEffect(() => rememberListing(`${pathname}${search}`, key), [pathname, search, key]);
  const navigate = useNavigate();
  const { origin } = useAppContext();
  const criteria = readCriteria(searchParams);
  const { data: categories = [] } = useCategories();
  const result = useListing(criteria);
  const category = findCategory(categories, criteria.category);
  const change = (changes: Partial<ListingCriteria>) => {
    // Of the address, because a choice that was made a moment ago may not be rendered yet.
    const current = readCriteria(new URLSearchParams(window.location.search));
    void navigate(listingPath({ ...current, ...changes, after: undefined }));
  };
  const start = useListStart(listingPath(criteria));
  const clear = () => void navigate(paths.products);
  return (
    <Page>
      <PageHead
        head={{
          title: category ? category.name : 'Our Collection',
          description: LEAD,
          canonicalPath: category ? listingPath({ ...NO_CRITERIA, category: category.slug }) : paths.products,
          noindex: criteria.search !== '',
          jsonLd: criteria.search === '' && result.listing ? itemList(result.listing.products, origin) : undefined,
        }}
      />
      <ListingHeading lead={LEAD} category={category?.name} />
      <div ref={start} className={styles.start} />
      <ListingToolbar
        criteria={criteria}
        categories={categories}
        listing={result.listing}
        isError={result.isError}
        onChange={change}
        onClear={clear}
      />
      <ListingResults
        key={listingPath(criteria)}
        historyEntry={key}
        result={result}
        search={criteria.search}
        onClear={clear}
        nextPage={(after) => listingPath({ ...criteria, after })}
      />
    </Page>
  );
}
