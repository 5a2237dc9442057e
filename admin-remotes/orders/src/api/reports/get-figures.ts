import { api } from '@shop/admin-kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { FiguresRequest } from '../../rules/figures/figures-filter.ts';

/** Money, orders and pieces of a period. Never cached: payments arrive at any time. The last figures stay until new ones are read. */
export const figuresQuery = (asked: FiguresRequest) =>
  queryOptions({
    queryKey: ['/api/admin/figures', asked],
    queryFn: ({ signal }) => api.get('/api/admin/figures', { query: asked, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
