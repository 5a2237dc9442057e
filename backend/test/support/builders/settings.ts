import { Config } from '#src/config.js';
import type { ShopSettingsView } from '#modules/settings/index.js';
import { defaultValues } from '#modules/settings/values/default-values.js';

/** The public settings of a shop that has changed nothing. */
export function sampleSettings(over: Partial<ShopSettingsView> = {}): ShopSettingsView {
  const values = defaultValues(new Config());
  const { venmo, cashapp, zelle } = values;
  return {
    ...values,
    paymentHandles: { venmo, cashapp, zelle },
    cardPayments: 'unavailable',
    offeredMethods: ['venmo', 'cashapp', 'zelle'],
    closed: null,
    pages: [],
    ...over,
  };
}
