import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '#lib/app-context.tsx';
import { settingsQuery } from '#lib/settings.ts';
import { needsFreshSettings } from '../order/order-errors.ts';

/** Reads the settings again when the server has rejected an order or a payment because of them. */
export function useSettingsRefresh(): (error: Error) => void {
  const queryClient = useQueryClient();
  const { queryKey } = settingsQuery(useApi());
  return (error) => {
    if (needsFreshSettings(error)) void queryClient.invalidateQueries({ queryKey });
  };
}
