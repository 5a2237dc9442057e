import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Page, PageTitle } from '#components/ui/page.tsx';
import { categoriesQuery, useCategories } from '#features/catalog/api/get-categories.ts';
import { ListingToolbar } from '#features/catalog/components/listing-toolbar.tsx';
import {
  findCategory,
  hasCriteria,
  listingPath,
  NO_CRITERIA,
  readCriteria,
  type ListingCriteria,
} from '#features/catalog/listing-criteria.ts';
import { loadListing } from '#features/catalog/listing-preview.ts';
import { useListing } from '#features/catalog/use-listing.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import type { RouteRequest } from '../route-table.ts';
import { ListingResults } from './product-listing/listing-results.tsx';

const LEAD = 'Discover fashion with purpose - every purchase makes a difference.';

export const load = ({ queryClient, api, search }: RouteRequest) =>
  Promise.all([queryClient.prefetchQuery(categoriesQuery(api)), loadListing(queryClient, api, readCriteria(search))]);

export function Screen() {
  const [address] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const criteria = readCriteria(address);
  const { data: categories = [] } = useCategories();
  const result = useListing(criteria);
  const category = findCategory(categories, criteria.category);
  // Typing must not fill the history with one entry for each letter.
  const change = (next: ListingCriteria) => void navigate(listingPath(next), { replace: next.search !== criteria.search });
  const clear = () => change(NO_CRITERIA);
  return (
    <Page>
      <PageHead
        head={{
          title: category ? category.name : 'Our Collection',
          description: LEAD,
          canonicalPath: category ? listingPath({ ...NO_CRITERIA, category: category.slug }) : '/products',
          noindex: criteria.search !== '',
        }}
      />
      <PageTitle title="Our Collection" lead={LEAD} />
      <ListingToolbar
        criteria={criteria}
        categories={categories}
        onChange={change}
        onClear={result.listing?.matching === 0 ? undefined : clear}
        canClear={hasCriteria(criteria)}
      />
      <ListingResults
        key={`${criteria.category} ${criteria.filter}`}
        place={key}
        result={result}
        search={criteria.search}
        onClear={clear}
      />
    </Page>
  );
}
