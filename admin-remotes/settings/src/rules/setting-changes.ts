import { cleanLine, type PaymentMethodInfo, type SettingsValues } from '@shop/contract';
import { type Field, type Handle, isHandle } from './setting-groups.ts';

/** Objects compare by content: the form copies them. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([key, entry]) => [key, sorted(entry)]),
  );
}

/** The fields that the form changes: only these are sent, so that the others keep their source. */
export function changedValues(
  fields: readonly Field[],
  before: SettingsValues,
  after: Partial<SettingsValues>,
): Partial<SettingsValues> {
  const changed = fields.filter((name) => after[name] !== undefined && !isSame(before[name], after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}

export interface HandleChange {
  handle: Handle;
  /** The name of the payment method. */
  label: string;
  before: string;
  after: string;
}

/** The payment handles among the changed values. */
export const changedHandles = (
  methods: readonly PaymentMethodInfo[],
  before: SettingsValues,
  changed: Partial<SettingsValues>,
): HandleChange[] =>
  methods.flatMap(({ id, shortLabel: label }) => {
    const after = isHandle(id, methods) ? changed[id] : undefined;
    return isHandle(id, methods) && after !== undefined
      ? [{ handle: id, label, before: before[id], after: cleanLine(after) }]
      : [];
  });

/** True when another admin has changed one of these fields; then the two versions are shown. */
export const isTouched = (fields: readonly Field[], before: SettingsValues, theirs: SettingsValues): boolean =>
  fields.some((name) => !isSame(before[name], theirs[name]));

/** The path of a form field for the server's `values.officeHours.0.days`. */
export const fieldPath = (name: string): (string | number)[] =>
  name
    .replace(/^values\./, '')
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
