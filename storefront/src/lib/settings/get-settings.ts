import type { ApiClient, ShopSettings } from '@shop/contract';
import { queryOptions } from '@tanstack/react-query';

export function settingsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['/api/settings'],
    queryFn: (): Promise<ShopSettings> => api.get('/api/settings', {}),
    // Nearly every component reads it: a failure must not be asked again by each of them.
    retryOnMount: false,
  });
}
