import { api, useMutation } from '@shop/admin-kit';
import type { AdminSettings, SettingsValues } from '@shop/contract';
import type { SettingGroup } from '@shop/contract/settings-fields';
import type { Field } from '../rules/setting-groups.ts';
import { adminSettingsQuery, DEPENDENT_KEYS } from './settings-queries.ts';

interface Save {
  version: number;
  values: Partial<SettingsValues>;
}

const SAVE: Record<SettingGroup, (body: Save) => Promise<AdminSettings>> = {
  brand: (body) => api.put('/api/admin/settings/brand', { body }),
  contact: (body) => api.put('/api/admin/settings/contact', { body }),
  social: (body) => api.put('/api/admin/settings/social', { body }),
  payments: (body) => api.put('/api/admin/settings/payments', { body }),
  orders: (body) => api.put('/api/admin/settings/orders', { body }),
  invoices: (body) => api.put('/api/admin/settings/invoices', { body }),
  notices: (body) => api.put('/api/admin/settings/notices', { body }),
  claims: (body) => api.put('/api/admin/settings/claims', { body }),
  announcement: (body) => api.put('/api/admin/settings/announcement', { body }),
  delivery: (body) => api.put('/api/admin/settings/delivery', { body }),
  feeds: (body) => api.put('/api/admin/settings/feeds', { body }),
  alerts: (body) => api.put('/api/admin/settings/alerts', { body }),
  pricing: (body) => api.put('/api/admin/settings/pricing', { body }),
};

/** Saves fields of one group; the form shows a conflict itself. */
export const useSaveSettings = (group: SettingGroup) =>
  useMutation({
    mutationFn: SAVE[group],
    meta: {
      success: 'Settings saved successfully',
      failure: 'Failed to save settings',
      updates: adminSettingsQuery.queryKey,
      invalidates: DEPENDENT_KEYS,
    },
  });

/** Returns a field to its default or to the environment. */
export const useResetSetting = (group: SettingGroup) =>
  useMutation({
    mutationFn: (field: Field) =>
      group === 'payments'
        ? api.delete('/api/admin/settings/payments/{field}', { path: { field } })
        : api.delete('/api/admin/settings/{group}/{field}', { path: { group, field } }),
    meta: {
      success: 'Back to the default',
      failure: 'Failed to save settings',
      updates: adminSettingsQuery.queryKey,
      invalidates: DEPENDENT_KEYS,
    },
  });
