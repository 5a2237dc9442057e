import { accountQuery, api, customerPath, formatMoney, useLacksRight, usePaymentMethods, useRight } from '@shop/admin-kit';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStoreSections } from '../dashboard/store-sections.ts';
import { type AdminPage, findPages, subPages } from './admin-pages.ts';
import { type SearchGroup, searchGroups } from './search-entries.ts';

/** Long enough that typing a word sends one request. */
const DEBOUNCE_MS = 150;
/** A result that is this old is asked for again. */
const STALE_MS = 10_000;
const MIN_LENGTH = 2;
/** Before anything is typed, the sections are a way to navigate. */
const MAX_SUGGESTED_PAGES = 12;
const MAX_PAGES = 5;

const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ['/api/admin/search', q],
    queryFn: ({ signal }) => api.get('/api/admin/search', { query: { q }, signal }),
    staleTime: STALE_MS,
  });

interface Search {
  groups: SearchGroup[];
  /** The results are not those of the text yet. */
  isPending: boolean;
  isError: boolean;
  /** Asks at once, without waiting for more letters. */
  sendNow: () => void;
  retry: () => void;
}

/** Searches while the text is typed. An answer to an earlier text never replaces a later one, because each text has its own query. */
export function useSearch(text: string): Search {
  const search = text.trim();
  const [sent, setSent] = useState('');
  useEffect(() => {
    if (search === sent) return undefined;
    const timer = setTimeout(() => setSent(search), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [search, sent]);
  const asks = sent.length >= MIN_LENGTH;
  const query = useQuery({ ...searchQuery(sent), enabled: asks, placeholderData: keepPreviousData });
  const pages = findPages(usePages(), search, search === '' ? MAX_SUGGESTED_PAGES : MAX_PAGES);
  const isLong = search.length >= MIN_LENGTH;
  const [onlyReads, movesMoney] = [useLacksRight('edit-catalog'), useRight('move-money')];
  const context = {
    formatMoney,
    canMarkPaid: ({ awaitsPayment }: { awaitsPayment: boolean }) => movesMoney && awaitsPayment,
    customer: customerPath,
    product: ({ id, name }: { id: string; name: string }) =>
      onlyReads ? `/products/stock?search=${encodeURIComponent(name)}` : `/products/${id}`,
  };
  return {
    groups: searchGroups(asks && isLong ? query.data : undefined, pages, context),
    isPending: isLong && (search !== sent || query.isFetching),
    isError: isLong && search === sent && query.isError && !query.isFetching,
    sendNow: () => setSent(search),
    retry: () => void query.refetch(),
  };
}

/** The sections and pages that the account may open. */
function usePages(): AdminPage[] {
  const sections = useStoreSections() ?? [];
  const rights = useQuery(accountQuery).data?.rights ?? [];
  const tabs = sections.map(({ id, title }): AdminPage => ({ title, section: '', path: `/${id}` }));
  return [...tabs, ...subPages(usePaymentMethods()).filter(({ right }) => right === undefined || rights.includes(right))];
}
