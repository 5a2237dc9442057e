import { Config } from '#src/config.js';
import { byManualMethod, MANUAL_METHODS, type ShopSettingsView } from '#modules/settings/index.js';
import { describedMethods } from '#modules/settings/payment-methods/method-rules.js';
import { defaultValues } from '#modules/settings/values/default-values.js';

/** The public settings of a shop that has changed nothing. */
export function sampleSettings(over: Partial<ShopSettingsView> = {}): ShopSettingsView {
  const values = defaultValues(new Config());
  return {
    ...values,
    paymentHandles: byManualMethod((id) => values[id]),
    paymentMethods: describedMethods(values),
    cardPayments: 'unavailable',
    offeredMethods: [...MANUAL_METHODS],
    closed: null,
    pages: [],
    ...over,
  };
}
