import type { ShopSettings } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { FALLBACK_SETTINGS } from '#config/fallback-settings.ts';
import { useApi } from '../app-context.tsx';
import { settingsQuery } from './get-settings.ts';

/** The brand's values; while the API is away, the few that every page needs. */
export function useSettings(): ShopSettings {
  const { data } = useQuery(settingsQuery(useApi()));
  return data ?? FALLBACK_SETTINGS;
}
