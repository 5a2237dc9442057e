import { PAYMENT_METHOD_KEY, PENDING_PAYMENT_KEY } from '#config/limits.ts';
import type { OrderBody } from '../order/order-request.ts';
import { paymentMethod, type PaymentMethod } from './payment-methods.ts';

/**
 * A card payment that this tab has begun and whose end it has not seen. After a reload, or when the provider brings the shopper
 * back, the same order is asked for again: the server knows by the session what became of the payment. No secret is kept.
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

/** The chosen method, over a reload. */
export function readPaymentMethod(): PaymentMethod | undefined {
  try {
    return paymentMethod(sessionStorage.getItem(PAYMENT_METHOD_KEY));
  } catch {
    return undefined;
  }
}

export function writePaymentMethod(method: PaymentMethod | undefined): void {
  write(PAYMENT_METHOD_KEY, method?.id ?? null);
}

/** Some in-app browsers refuse storage: then a reload starts again, and the server still makes one order of one payment. */
function write(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    return;
  }
}
