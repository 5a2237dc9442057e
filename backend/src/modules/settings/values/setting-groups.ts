import { type ListedSetting, SETTING_GROUPS, type SettingGroup } from '@shop/contract/settings-fields';
import { MANUAL_METHODS } from '../payment-methods/method-rules.js';
import type { SettingsValues } from './settings-values.dto.js';

export type SettingName = keyof SettingsValues;

/** The settings of a group, in the order of its form. */
export const settingsOf = (group: SettingGroup): readonly SettingName[] =>
  group === 'payments' ? MANUAL_METHODS : (Object.keys(SETTING_GROUPS[group].fields) as ListedSetting[]);
