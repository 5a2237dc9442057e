import { ValidateBy } from 'class-validator';
import { isMailAddress } from '#platform/http/text-fields.js';

const VENMO = /^@?[A-Za-z0-9_-]{5,30}$/;
const CASH_APP = /^\$[A-Za-z]\w{0,19}$/;
const US_PHONE = /^(?:\+?1[ .-]?)?(?:\(\d{3}\)|\d{3})[ .-]?\d{3}[ .-]?\d{4}$/;

/** An empty handle is allowed: the shop then does not offer the method. */
const HANDLE_RULES = {
  venmo: { matches: (handle: string) => VENMO.test(handle), message: 'A Venmo name has 5 to 30 letters, digits, - or _' },
  cashapp: {
    matches: (handle: string) => CASH_APP.test(handle),
    message: 'A $Cashtag starts with $ and a letter and has up to 20 letters, digits or _',
  },
  zelle: {
    matches: (handle: string) => isMailAddress(handle) || US_PHONE.test(handle),
    message: 'Zelle needs an email address or a US phone number',
  },
} as const;

export type HandleName = keyof typeof HANDLE_RULES;
export const HANDLE_NAMES = Object.keys(HANDLE_RULES) as HandleName[];

/** The handle as it is stored: without spaces around it. */
export const isHandle = (name: HandleName, value: unknown): boolean =>
  typeof value === 'string' && (value === '' || HANDLE_RULES[name].matches(value));

export const IsHandle = (name: HandleName): PropertyDecorator =>
  ValidateBy(
    { name: 'isHandle', validator: { validate: (value) => isHandle(name, value) } },
    { message: HANDLE_RULES[name].message },
  );

const MAX_ADDRESS_LENGTH = 300;

/** An http(s) address without a user name, or with `ownPaths` a path of this shop; never `javascript:` or `//host`. */
export function isWebAddress(value: unknown, { ownPaths = false } = {}): boolean {
  if (typeof value !== 'string' || value.length > MAX_ADDRESS_LENGTH || !/^[\x21-\x7e]+$/.test(value)) return false;
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
