import type { ApiClient, PortfolioItem } from '@shop/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '#lib/app-context.tsx';

export function portfolioQuery(api: ApiClient) {
  return queryOptions({ queryKey: ['/api/portfolio'], queryFn: (): Promise<PortfolioItem[]> => api.get('/api/portfolio', {}) });
}

export function usePortfolio() {
  return useQuery(portfolioQuery(useApi()));
}
