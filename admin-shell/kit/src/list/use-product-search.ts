import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../api.ts';
import { keys } from '../queries.ts';

const MAX_SUGGESTIONS = 50;
const DEBOUNCE_MS = 250;

/** The newest products whose name, artist or category matches; without a search the newest of all. */
export const productSearchQuery = (search: string) =>
  queryOptions({
    queryKey: [...keys.products, 'suggestions', search],
    queryFn: ({ signal }) =>
      api.get('/api/admin/products/page', { query: { search: search || undefined, limit: MAX_SUGGESTIONS }, signal }),
    placeholderData: keepPreviousData,
  });

/** Products for a select. The server searches, once nobody has typed for a moment, because a shop may have too many to list. */
export function useProductSearch() {
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  const { data, isFetching } = useQuery(productSearchQuery(search));
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return { products: data?.products ?? [], isFetching, searchFor: setText };
}
