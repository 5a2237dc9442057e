import { type ListedSetting, type ListedSettings, type Setting, SETTING_NAMES, SETTINGS } from '@shop/contract/settings-fields';
import { Config } from '#src/config.js';
import { byManualMethod } from '../payment-methods/method-rules.js';
import type { SettingName } from './setting-groups.js';
import type { SettingsValues } from './settings-values.dto.js';

type EnvironmentSettings = Pick<Config, Extract<Setting, { environment: string }>['environment']>;

/** Sample values for a new shop. In production a sample handle makes its payment method unavailable. */
export const SAMPLE_HANDLES = byManualMethod((_, { handle }) => handle.sample);

/** The values of a shop that has set none. */
export const defaultValues = (config: EnvironmentSettings): Pick<SettingsValues, SettingName> => ({
  ...(Object.fromEntries(SETTING_NAMES.map((name) => [name, defaultOf(SETTINGS[name], config)])) as ListedSettings),
  ...SAMPLE_HANDLES,
});

function defaultOf(setting: Setting, config: EnvironmentSettings): unknown {
  if ('default' in setting) return setting.default;
  const value = config[setting.environment];
  return setting.kind === 'emails' ? [value] : value;
}

/** The settings whose value comes from an environment variable that differs from its default. */
export function environmentFields(config: EnvironmentSettings): ReadonlySet<string> {
  const unset = new Config();
  const isFromEnvironment = (name: ListedSetting): boolean => {
    const setting = SETTINGS[name];
    return 'environment' in setting && config[setting.environment] !== unset[setting.environment];
  };
  return new Set(SETTING_NAMES.filter(isFromEnvironment));
}
