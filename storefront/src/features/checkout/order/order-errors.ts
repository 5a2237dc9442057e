import { ApiError } from '@shop/contract';
import { formatPrice } from '#lib/money.ts';

export type CartChangedHandler = (newTotal: string) => Promise<unknown>;

/** The new total ("$27.00") if the server found the cart changed. */
export function changedTotal(error: Error): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'CART_CHANGED') return undefined;
  const total = error.json().totalAmount;
  return typeof total === 'string' ? formatPrice(total) : undefined;
}

/** The settings of this tab are outdated: the shop has closed, or a method is no longer offered. */
export const needsFreshSettings = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'SHOP_CLOSED' || error.code === 'PAYMENT_UNAVAILABLE');

/** The server's sentence for a 4xx error; undefined for unexpected errors. */
export function clientErrorMessage(error: Error): string | undefined {
  return error instanceof ApiError && error.status < 500 ? error.serverMessage : undefined;
}
