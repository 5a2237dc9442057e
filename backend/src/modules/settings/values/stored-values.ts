import { MANUAL_METHODS } from '../payment-methods/method-rules.js';
import type { SettingName } from './setting-groups.js';
import type { SettingsValues } from './settings-values.dto.js';

/** The stored form: the values that staff have set. The handles are stored together, as earlier releases expect. */
type StoredValues = Record<string, unknown>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Values that today's rules would reject are kept: they are shown, and rejected when they are saved again. */
export function readStored(stored: StoredValues | undefined): Partial<SettingsValues> {
  const { paymentHandles, ...values } = stored ?? {};
  return { ...values, ...(isRecord(paymentHandles) ? paymentHandles : {}) };
}

/** `changes` replaces fields; a field with the value undefined goes back to its default. */
export function writeStored(stored: StoredValues | undefined, changes: Partial<SettingsValues>): StoredValues {
  const merged: StoredValues = { ...readStored(stored), ...changes };
  const handles: Record<string, unknown> = {};
  for (const name of MANUAL_METHODS) {
    if (merged[name] !== undefined) handles[name] = merged[name];
    delete merged[name];
  }
  const set = Object.entries(merged).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(set), ...(Object.keys(handles).length > 0 ? { paymentHandles: handles } : {}) };
}

export const isStored = (stored: StoredValues | undefined, field: SettingName): boolean =>
  readStored(stored)[field] !== undefined;
