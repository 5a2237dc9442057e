import type { ApiClient } from '@shop/contract';
import { queryOptions } from '@tanstack/react-query';

export const shippingRatesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['/api/shipping-rates'],
    queryFn: ({ signal }) => api.get('/api/shipping-rates', { signal }),
  });
