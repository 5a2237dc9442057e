import { MAX_LINK_LENGTH } from '@shop/contract/settings-fields';
import { ValidateBy } from 'class-validator';

/** An http(s) address without a user name, or with `ownPaths` a path of this shop; never `javascript:` or `//host`. */
export function isWebAddress(value: unknown, { ownPaths = false } = {}): boolean {
  if (typeof value !== 'string' || value.length > MAX_LINK_LENGTH || !/^[\x21-\x7e]+$/.test(value)) return false;
  if (ownPaths && /^\/(?![/\\])/.test(value)) return true;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && /^https?:\/\//i.test(value) && url.username === '';
}

export const IsWebAddress = (message: string, options: { ownPaths?: boolean } = {}): PropertyDecorator =>
  ValidateBy({ name: 'isWebAddress', validator: { validate: (value) => isWebAddress(value, options) } }, { message });

function isTimeZone(value: unknown): boolean {
  if (typeof value !== 'string' || !/^[A-Za-z_]+(\/[A-Za-z_+-]+)*$/.test(value)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: value }));
  } catch {
    return false;
  }
}

export const IsTimeZone = (): PropertyDecorator =>
  ValidateBy(
    { name: 'isTimeZone', validator: { validate: isTimeZone } },
    { message: 'Please choose a time zone such as America/New_York' },
  );

function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** A calendar day, YYYY-MM-DD. */
export const IsDay = (message: string): PropertyDecorator =>
  ValidateBy({ name: 'isDay', validator: { validate: isDay } }, { message });
