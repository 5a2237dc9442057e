import type { ApiClient, ShippingRate } from '@shop/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from './app-context.tsx';
import { settingsQuery, useSettings } from './settings.ts';

const shippingRatesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['/api/shipping-rates'],
    queryFn: ({ signal }) => api.get('/api/shipping-rates', { signal }),
  });

const NONE: readonly ShippingRate[] = [];

/** The rates in their order; none are asked for while shipping is free. */
export function useShippingRates(): readonly ShippingRate[] {
  const { shippingMode } = useSettings();
  return useQuery({ ...shippingRatesQuery(useApi()), enabled: shippingMode !== 'free' }).data ?? NONE;
}

/** For a page that tells a price of shipping before its scripts run. */
export async function loadShippingRates(queryClient: QueryClient, api: ApiClient): Promise<void> {
  const settings = settingsQuery(api);
  await queryClient.prefetchQuery(settings);
  if (queryClient.getQueryData(settings.queryKey)?.shippingMode === 'rates')
    await queryClient.prefetchQuery(shippingRatesQuery(api));
}
