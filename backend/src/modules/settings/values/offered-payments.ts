import type { Config } from '#src/config.js';
import {
  isManual,
  MANUAL_METHODS,
  type ManualMethodId,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '../payment-methods/method-rules.js';
import type { CardPayments } from './card-payments.js';
import { SAMPLE_HANDLES } from './default-values.js';

type Handles = Readonly<Record<ManualMethodId, string>>;

const canonical = (handle: string): string => handle.trim().replace(/^[@$]/, '').toLowerCase();

const isSampleHandle = (method: ManualMethodId, handle: string): boolean =>
  canonical(handle) === canonical(SAMPLE_HANDLES[method]);

/** The methods whose handle is the one that a new shop starts with, however it is written. */
export const sampleHandles = (handles: Handles): ManualMethodId[] =>
  MANUAL_METHODS.filter((method) => isSampleHandle(method, handles[method]));

/** The methods that a shopper can choose. Production never sends money to an empty or a sample handle. */
export function offeredMethods(handles: Handles, cardPayments: CardPayments, environment: Config['NODE_ENV']): PaymentMethod[] {
  return PAYMENT_METHODS.filter((method) => {
    if (!isManual(method)) return cardPayments !== 'unavailable';
    return handles[method].trim() !== '' && !(environment === 'production' && isSampleHandle(method, handles[method]));
  });
}
