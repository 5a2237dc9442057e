import { cleanLine, cleanLines, isEmailAddress, type SettingsValues, type TextRule } from '@shop/contract';
import type { ObjectField, Part, RowsField } from '@shop/contract/settings-fields';
import { type AnySetting, type Field, settingOf } from './setting-groups.ts';

/** What the inputs hold: empty texts instead of null, one email address per line. */
export type FormValues = Partial<Record<Field, unknown>>;

type Values = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const convert = (values: Values, convertValue: (setting: AnySetting, value: unknown) => unknown): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const setting = settingOf(name);
      return [name, setting ? convertValue(setting, value) : value];
    }),
  );

export const toForm = (values: Partial<SettingsValues>): FormValues => convert(values, toInput);

/** The values of the inputs that a form has. */
export const fromForm = (form: FormValues): Partial<SettingsValues> => convert(form, fromInput);

function toInput(setting: AnySetting, value: unknown): unknown {
  switch (setting.kind) {
    case 'day':
      return value ?? '';
    case 'emails':
      return Array.isArray(value) ? value.join('\n') : value;
    case 'rows':
      return rowsOf(value, setting, (part, entry) => (part.kind === 'link' ? (entry ?? '') : entry));
    case 'object':
      return hasImages(setting) ? value : objectInputs(setting, isObject(value) ? value : {});
    default:
      return value;
  }
}

function fromInput(setting: AnySetting, value: unknown): unknown {
  switch (setting.kind) {
    case 'day':
      return orNull(value);
    case 'emails':
      return typeof value === 'string' ? addressesOf(cleanLines(value)) : value;
    case 'rows':
      return rowsOf(value, setting, (part, entry) => (part.kind === 'link' ? orNull(entry) : entry));
    case 'object':
      return hasImages(setting) || !isObject(value) ? value : objectOf(setting, value);
    default:
      return value;
  }
}

const orNull = (value: unknown): string | null => (typeof value === 'string' ? cleanLine(value) || null : null);

const addressesOf = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

/** The rule of the input with one address per line, for the list that is sent. */
export const emailsRule = ({ label, max, required }: { label: string; max: number; required: string }): TextRule => ({
  label,
  min: 1,
  lines: true,
  required,
  format: (text) => {
    const addresses = addressesOf(text);
    if (addresses.length > max) return `At most ${max} email addresses`;
    return addresses.every(isEmailAddress) ? undefined : 'Please enter valid email addresses';
  },
});

const rowsOf = (rows: unknown, { parts }: RowsField, convertPart: (part: Part, value: unknown) => unknown): unknown =>
  Array.isArray(rows) ? rows.filter(isObject).map((row) => mapParts(parts, (part, name) => convertPart(part, row[name]))) : rows;

const mapParts = (parts: ObjectField['parts'], valueOf: (part: Part, name: string) => unknown): Values =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, valueOf(part, name)]));

/** The editor of images keeps the value as it is. */
const hasImages = ({ parts }: ObjectField): boolean => Object.values(parts).some(({ kind }) => kind === 'image');

function objectInputs({ parts }: ObjectField, value: Values): Values {
  return mapParts(parts, (part, name) => {
    if (part.kind === 'choice') return value[name] ?? part.preset;
    return value[name] ?? (part.kind === 'number' ? null : '');
  });
}

/** Null when a part that it needs is empty. */
function objectOf({ parts, nullable }: ObjectField, inputs: Values): Values | null {
  const isMissing = ([name, part]: [string, Part]): boolean =>
    part.kind === 'number'
      ? inputs[name] === null
      : part.kind === 'text' && part.required !== undefined && orNull(inputs[name]) === null;
  if (nullable && Object.entries(parts).some(isMissing)) return null;
  return mapParts(parts, (part, name) => {
    if (part.kind === 'link') return orNull(inputs[name]);
    return part.kind === 'text' ? (orNull(inputs[name]) ?? '') : inputs[name];
  });
}
