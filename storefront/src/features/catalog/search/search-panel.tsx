import { findCategories, type Listing } from '@shop/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ResponsiveImage } from '#components/ui/responsive-image.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { paths } from '#config/paths.ts';
import { useApi } from '#lib/app-context.tsx';
import { useSettledValue } from '#lib/use-settled-value.ts';
import { useCategories } from '../api/get-categories.ts';
import { priceText } from '../price-text.ts';
import { searchHeading } from './search-heading.ts';
import styles from './search-panel.module.css';
import { useAnswers } from './use-answers.ts';

const MAX_PRODUCTS = 4;
const MAX_CATEGORIES = 3;
/** Typing must not send a request for each letter. */
const SEARCH_DELAY_MS = 150;

/** The combobox pattern of WAI-ARIA: a `datalist` would show texts only, without images and groups. */
const ROLES = { list: 'listbox', group: 'group', option: 'option' } as const;

interface OptionProps {
  id: string;
  to: string;
  active: string | undefined;
  children: ReactNode;
}

/** The field keeps the focus: arrow keys choose an option, a press leads to it. */
function Option({ id, to, active, children }: OptionProps) {
  return (
    <Link id={id} to={to} role={ROLES.option} tabIndex={-1} aria-selected={id === active} className={styles.option}>
      {children}
    </Link>
  );
}

function useSuggestions(search: string) {
  const api = useApi();
  return useQuery(
    queryOptions({
      queryKey: ['/api/products/listing', 'suggestions', search],
      queryFn: ({ signal }) => api.get('/api/products/listing', { query: { search, limit: MAX_PRODUCTS }, signal }),
      placeholderData: keepPreviousData,
    }),
  );
}

interface Group {
  title: string;
  options: { to: string; content: ReactNode }[];
}

function productsOf({ products, matching }: Listing, search: string): Group['options'] {
  const options = products.map((product) => ({
    to: paths.product(product.id),
    content: (
      <>
        <ResponsiveImage src={product.imageUrl} alt="" sizes="48px" color={product.image?.color} className={styles.image} />
        <span className={styles.name}>{product.name}</span>
        <span className={styles.price}>{priceText(product)}</span>
      </>
    ),
  }));
  const all = { to: paths.productsBy('search', search), content: `See all ${matching} products` };
  return matching > products.length ? [...options, all] : options;
}

function useGroups(listing: Listing | undefined, search: string): Group[] {
  const { data: categories = [] } = useCategories();
  const answers = useAnswers(search, listing?.artists ?? []);
  const places = findCategories(search, categories)
    .slice(0, MAX_CATEGORIES)
    .map(({ slug, name }) => ({
      to: paths.productsBy('category', slug),
      content: name,
    }));
  const groups = [
    { title: 'Pages and artists', options: answers.map(({ to, label }) => ({ to, content: label })) },
    { title: 'Categories', options: places },
    { title: 'Products', options: listing ? productsOf(listing, search) : [] },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

interface SearchPanelProps {
  id: string;
  /** What is typed, trimmed. */
  text: string;
  /** The id of the option that Enter leads to. */
  active: string | undefined;
  onOptions: (ids: string[]) => void;
}

/** What the shop has for the words that are being typed. */
export function SearchPanel({ id, text, active, onOptions }: SearchPanelProps) {
  const search = useSettledValue(text, SEARCH_DELAY_MS);
  const { data: listing, isError } = useSuggestions(search);
  const groups = useGroups(listing, search);
  const ids = groups.flatMap(({ title, options }) => options.map((_, index) => `${id}-${title.slice(0, 2)}${index}`)).join(' ');
  useEffect(() => onOptions(ids.split(' ').filter(Boolean)), [ids, onOptions]);
  const heading = listing && searchHeading(listing);
  const count = ids === '' ? 0 : ids.split(' ').length;
  const isEmpty = groups.length === 0 && (listing !== undefined || isError);
  return (
    <div className={styles.panel}>
      <div aria-live="polite">
        {isEmpty && <p className={styles.empty}>{isError ? 'The search could not be read.' : `Nothing for “${search}”`}</p>}
        {heading && !isEmpty && <p className={styles.empty}>{heading}</p>}
        {count > 0 && <VisuallyHidden>{count} suggestions</VisuallyHidden>}
      </div>
      <div id={id} role={ROLES.list} aria-label="Suggestions">
        {groups.map(({ title, options }) => (
          <div key={title} role={ROLES.group} aria-label={title}>
            <p className={styles.title} aria-hidden="true">
              {title}
            </p>
            {options.map(({ to, content }, index) => (
              <Option key={to} id={`${id}-${title.slice(0, 2)}${index}`} to={to} active={active}>
                {content}
              </Option>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
