import { formatCalendarDay } from '@shop/admin-kit';
import type { SettingsValues } from '@shop/contract';
import type { ObjectField, Part } from '@shop/contract/settings-fields';
import { isObject } from './form-values.ts';
import { type AnySetting, type Field, settingOf } from './setting-groups.ts';

/** Receives the value and the text of each of its parts. */
type ObjectText<Value> = (value: NonNullable<Value>, texts: Readonly<Record<string, string>>) => string;
type ObjectTexts = { [Name in Field]?: ObjectText<SettingsValues[Name]> };

const businessDays = (count: number): string => (count === 1 ? '1 business day' : `${count} business days`);

/** Objects that read better than as a line for each part. */
const OBJECT_TEXTS: ObjectTexts = {
  hero: () => 'Your images',
  postalAddress: ({ street, city, state, zipCode }) => `${street}\n${city}, ${state} ${zipCode}`,
  announcement: ({ text, link }) => [text, link ?? ''].filter(Boolean).join('\n'),
  delivery: ({ packDays, transitDaysMin, transitDaysMax }) =>
    `Packed within ${businessDays(packDays)}\nOn the way for ${transitDaysMin} to ${businessDays(transitDaysMax)}`,
  returns: (_, { days, paidBy }) => `Within ${days}\nParcel paid by: ${paidBy}`,
};

/** A setting as staff read it; lists have one line per entry. */
export function settingText<Name extends Field>(name: Name, value: SettingsValues[Name]): string {
  const setting = settingOf(name);
  const objectText: ObjectText<SettingsValues[Name]> | undefined = OBJECT_TEXTS[name];
  if (objectText && value !== null && setting?.kind === 'object') return objectText(value, partTexts(setting, value));
  return setting ? textOf(setting, value) : asText(value);
}

const asText = (value: unknown): string => (typeof value === 'string' && value) || 'None';
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const lines = (texts: readonly unknown[]): string => texts.join('\n') || 'None';

function textOf(field: AnySetting | Part, value: unknown): string {
  switch (field.kind) {
    case 'number':
      return `${Number(value)} ${value === 1 ? field.unit.slice(0, -1) : field.unit}`;
    case 'choice':
      return (typeof value === 'string' && field.options[value]) || '';
    case 'switch':
      return value === true ? 'On' : 'Off';
    case 'day':
      return typeof value === 'string' ? formatCalendarDay(value, 'longDay') : field.unset;
    case 'timeZone':
      return asText(value).replaceAll('_', ' ');
    case 'link':
      return typeof value === 'string' ? value : 'no address';
    case 'emails':
      return lines(listOf(value));
    case 'rows':
      return lines(listOf(value).map((row) => Object.values(partTexts(field, row)).join(field.separator)));
    case 'object':
      return value === null ? (field.unset ?? 'None') : lines(Object.values(partTexts(field, value)));
    default:
      return asText(value);
  }
}

const partTexts = ({ parts }: Pick<ObjectField, 'parts'>, value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, textOf(part, isObject(value) ? value[name] : undefined)]),
  );
