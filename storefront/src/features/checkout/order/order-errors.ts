import { ApiError } from '@shop/contract';
import { formatPrice } from '#lib/money.ts';

export type CartChangedHandler = (newTotal: string) => Promise<unknown>;

/** The new total ("$27.00") if the server found the cart changed. */
export function changedTotal(error: Error): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'CART_CHANGED') return undefined;
  const total = error.json().totalAmount;
  return typeof total === 'string' ? formatPrice(total) : undefined;
}

/** The server's sentence for a 4xx error; undefined for unexpected errors. */
export function clientErrorMessage(error: Error): string | undefined {
  return error instanceof ApiError && error.status < 500 ? error.serverMessage : undefined;
}
