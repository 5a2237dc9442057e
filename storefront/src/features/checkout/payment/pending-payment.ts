import type { OrderBody } from '../order/order-request.ts';
import type { PaymentMethod } from './payment-methods.ts';

const PENDING_PAYMENT_KEY = 'lasting-freedom.payment';
const PAYMENT_METHOD_KEY = 'lasting-freedom.payment-method';
const SHIPPING_RATE_KEY = 'lasting-freedom.shipping-rate';

/**
 * The order body of a card payment that this tab started and whose result it has not seen. After a reload, or after a redirect
 * from the provider, the same body is sent again: the server finds the payment by the session. No secret is stored.
 */
export function readPendingPayment(): OrderBody | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(PENDING_PAYMENT_KEY) ?? 'null') as OrderBody | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writePendingPayment(body: OrderBody): void {
  write(PENDING_PAYMENT_KEY, JSON.stringify(body));
}

export function clearPendingPayment(): void {
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
