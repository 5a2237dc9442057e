import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Page, PageTitle } from '#components/ui/page.tsx';
import { paths } from '#config/paths.ts';
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
import { loadListing, useListing } from '#features/catalog/use-listing.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import type { RouteRequest } from '../route-table.ts';
import { ListingResults } from './product-listing/listing-results.tsx';

const LEAD = 'Discover fashion with purpose - every purchase makes a difference.';

export const load = ({ queryClient, api, search }: RouteRequest) =>
  Promise.all([queryClient.prefetchQuery(categoriesQuery(api)), loadListing(queryClient, api, readCriteria(search))]);

export function Screen() {
  const [searchParams] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const criteria = readCriteria(searchParams);
  const { data: categories = [] } = useCategories();
  const result = useListing(criteria);
  const category = findCategory(categories, criteria.category);
  // Typing replaces the history entry, so that each letter does not add one.
  const change = (next: ListingCriteria) => void navigate(listingPath(next), { replace: next.search !== criteria.search });
  const clear = () => change(NO_CRITERIA);
  return (
    <Page>
      <PageHead
        head={{
          title: category ? category.name : 'Our Collection',
          description: LEAD,
          canonicalPath: category ? listingPath({ ...NO_CRITERIA, category: category.slug }) : paths.products,
          noindex: criteria.search !== '',
        }}
      />
      <PageTitle title="Our Collection" lead={LEAD} />
      <ListingToolbar
        criteria={criteria}
        categories={categories}
        onChange={change}
        onClear={clear}
        canClear={hasCriteria(criteria)}
      />
      <ListingResults
        key={`${criteria.category} ${criteria.filter}`}
        historyEntry={key}
        result={result}
        search={criteria.search}
        onClear={clear}
      />
    </Page>
  );
}
