import { SETTING_NAMES, SETTINGS } from '@shop/contract/settings-fields';
import type { SettingsValues } from './settings-values.dto.js';

/** The addresses of the images among these values. */
export const usedImages = (values: Partial<SettingsValues>): string[] =>
  SETTING_NAMES.flatMap((name) => {
    const setting = SETTINGS[name];
    const value: unknown = values[name];
    if (setting.kind !== 'object' || typeof value !== 'object' || value === null) return [];
    const images = Object.keys(setting.parts).filter((part) => setting.parts[part]?.kind === 'image');
    return images.map((part) => String(Reflect.get(value, part)));
  });
