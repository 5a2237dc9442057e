import { ApiError, type CartLine } from '@shop/contract';
import { formatPrice } from '#lib/money.ts';
import { SHIPPING_FIELDS, type ShippingErrors } from '../shipping/shipping-rules.ts';

/** Resolves with the lines of the cart; those of before if the server does not answer. */
export type CartChangedHandler = (newTotal: string) => Promise<readonly CartLine[] | undefined>;
/** Returns whether the shopper was sent back to a field of the shipping form. */
export type InvalidFieldsHandler = (errors: ShippingErrors) => boolean;

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

/** The server has refused the order: there is none. Other errors may have lost the answer to an order that was placed. */
export const isRefusal = (error: Error): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429;

/** The server's messages for fields of the shipping form; its names have a path, for example `orderData.customerEmail`. */
export function fieldErrors(error: Error): ShippingErrors {
  const errors = error instanceof ApiError && error.status === 400 ? error.json().errors : undefined;
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]) => {
      const field = SHIPPING_FIELDS.find((name) => path.split('.').at(-1) === name);
      return field && typeof message === 'string' ? [[field, message]] : [];
    }),
  );
}
