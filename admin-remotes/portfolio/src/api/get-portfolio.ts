import { api, keys } from '@shop/admin-kit';
import { queryOptions } from '@tanstack/react-query';

export const portfolioQuery = queryOptions({
  queryKey: keys.portfolio,
  queryFn: ({ signal }) => api.get('/api/portfolio', { signal }),
});
