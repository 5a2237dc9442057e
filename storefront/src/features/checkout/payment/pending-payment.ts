import type { OrderBody } from '../order/order-request.ts';
import type { PaymentMethod } from './payment-methods.ts';

const PENDING_PAYMENT_KEY = 'lasting-freedom.payment';
const PAYMENT_METHOD_KEY = 'lasting-freedom.payment-method';
const SHIPPING_RATE_KEY = 'lasting-freedom.shipping-rate';

/** `idempotencyKey`: of an order that is paid by hand, which has no payment to be found by. */
export type PendingPayment = OrderBody & { idempotencyKey?: string };

/** For browsers that deny storage: there it lasts as long as the page. */
let inMemory: PendingPayment | undefined;

/**
 * The order body of a card payment that this tab started, or of an order by hand that it sent, and whose result it has not seen.
 * After a reload, a lost answer or a redirect from the provider, the same body is sent again: the server finds the payment by the
 * session, and the order by its key. No secret is stored.
 */
export function readPendingPayment(): PendingPayment | undefined {
  if (inMemory) return inMemory;
  try {
    return (JSON.parse(sessionStorage.getItem(PENDING_PAYMENT_KEY) ?? 'null') as PendingPayment | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writePendingPayment(pending: PendingPayment): void {
  inMemory = pending;
  write(PENDING_PAYMENT_KEY, JSON.stringify(pending));
}

export function clearPendingPayment(): void {
  inMemory = undefined;
  write(PENDING_PAYMENT_KEY, null);
}

/** The id of the selected method; survives a reload. */
export const readPaymentMethod = (): string | null => read(PAYMENT_METHOD_KEY);

export function writePaymentMethod(method: PaymentMethod | undefined): void {
  write(PAYMENT_METHOD_KEY, method?.id ?? null);
}

/** The id of the chosen shipping rate; survives a reload. One that is no more counts as none. */
export const readShippingRate = (): string | undefined => read(SHIPPING_RATE_KEY) ?? undefined;

export function writeShippingRate(id: string | undefined): void {
  write(SHIPPING_RATE_KEY, id ?? null);
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Some in-app browsers deny storage. A reload then starts again, and the server still creates one order per payment. */
function write(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    return;
  }
}
