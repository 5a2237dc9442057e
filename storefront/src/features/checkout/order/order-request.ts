import { fromCents, type CardMethod, type CartLine, type PaymentMethod } from '@shop/contract';
import type { ShippingFields } from '../shipping/shipping-rules.ts';

export interface OrderDraft {
  sessionId: string;
  lines: readonly CartLine[];
  totalCents: number;
  method: PaymentMethod;
  shipping: ShippingFields;
  /** Of the quote; undefined in a shop whose prices include shipping. */
  shippingRateId: string | undefined;
  /** Of the browser, for emails of later. Some name one that is no language tag, such as "en-US@posix", which is not sent. */
  language: string;
}

const LANGUAGE_TAG = /^(?=.{2,35}$)[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/** The body that the specification demands. Optional fields that were left blank are omitted. */
export function orderBody({ sessionId, lines, totalCents, method, shipping, shippingRateId, language }: OrderDraft) {
  const { customerName, customerEmail, customerPhone, notes, street, apartment, city, state, zipCode } = shipping;
  return {
    orderData: {
      customerName: customerName.trim(),
      customerEmail: customerEmail.trim(),
      customerPhone: customerPhone.trim() || undefined,
      shippingAddress: {
        street: street.trim(),
        street2: apartment.trim() || undefined,
        city: city.trim(),
        state: state.trim(),
        zipCode: zipCode.trim(),
        country: 'United States' as const,
      },
      notes: notes.trim() || undefined,
      sessionId,
      totalAmount: fromCents(totalCents),
      paymentMethod: method,
      shippingRateId,
      locale: LANGUAGE_TAG.test(language) ? language : undefined,
    },
    cartItems: lines.map(({ product, variant, quantity }) => ({ productId: product.id, variantId: variant?.id, quantity })),
  };
}

export type OrderBody = ReturnType<typeof orderBody>;

/** The body that creates a payment intent: the order's data, and the amount that the shopper sees. */
export function intentBody(draft: OrderDraft & { method: CardMethod }) {
  const { totalAmount, paymentMethod: _, ...orderData } = orderBody(draft).orderData;
  return { amount: totalAmount, orderData, paymentMethod: draft.method };
}

export interface IdempotencyKey {
  /** The body that the key belongs to. */
  signature: string;
  key: string;
}

/** The same order sent again keeps its key, so that it cannot be placed twice; a different order gets a new key. */
export function idempotencyKeyFor(body: OrderBody, last: IdempotencyKey | undefined, createKey: () => string): IdempotencyKey {
  const signature = JSON.stringify(body);
  return last?.signature === signature ? last : { signature, key: createKey() };
}
