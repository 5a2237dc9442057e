import type { ApiClient, ShopSettings } from '@shop/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { FALLBACK_SETTINGS, type Settings } from '#config/fallback-settings.ts';
import { useApi } from './app-context.tsx';

export function settingsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['/api/settings'],
    queryFn: (): Promise<ShopSettings> => api.get('/api/settings', {}),
    // Nearly every component reads the settings: after a failure, each of them would send the request again.
    retryOnMount: false,
  });
}

const FRESH_FOR_MS = 10_000;

/** For screens that tell where to pay: a tab that was open for days must not name yesterday's account. */
export function useFreshSettings(): Settings {
  const { data } = useQuery({ ...settingsQuery(useApi()), staleTime: FRESH_FOR_MS });
  return data ?? FALLBACK_SETTINGS;
}

/** The shop's settings, or the fallback while they cannot be loaded. */
export function useSettings(): Settings {
  const { data } = useQuery(settingsQuery(useApi()));
  return data ?? FALLBACK_SETTINGS;
}
