import type { Config } from '#src/config.js';
import type { CardPayments } from './card-payments.js';
import { SAMPLE_HANDLES } from './default-values.js';
import { HANDLE_NAMES, type HandleName } from './value-rules.js';

/** The payment methods of the orders module; a spec compares the two lists. */
export const SHOWN_METHODS = ['card', 'apple-pay', 'venmo', 'cashapp', 'zelle'] as const;
export type ShownMethod = (typeof SHOWN_METHODS)[number];

const canonical = (handle: string): string => handle.trim().replace(/^[@$]/, '').toLowerCase();

/** True for the handles that a new shop starts with, however they are written. */
export const isSampleHandle = (name: HandleName, handle: string): boolean =>
  canonical(handle) === canonical(SAMPLE_HANDLES[name]);

/** The methods that a shopper can choose. Production never sends money to an empty or a sample handle. */
export function offeredMethods(
  handles: Readonly<Record<HandleName, string>>,
  cardPayments: CardPayments,
  environment: Config['NODE_ENV'],
): ShownMethod[] {
  const offered = new Set<ShownMethod>(cardPayments === 'unavailable' ? [] : ['card', 'apple-pay']);
  for (const name of HANDLE_NAMES) {
    const usable = handles[name].trim() !== '' && !(environment === 'production' && isSampleHandle(name, handles[name]));
    if (usable) offered.add(name);
  }
  return SHOWN_METHODS.filter((method) => offered.has(method));
}
