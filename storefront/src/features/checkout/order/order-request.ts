import { fromCents, type CartLine } from '@shop/contract';
import type { CardMethodId, PaymentMethodId } from '../payment/payment-methods.ts';
import type { ShippingFields } from '../shipping/shipping-rules.ts';

export interface OrderDraft {
  sessionId: string;
  lines: readonly CartLine[];
  totalCents: number;
  method: PaymentMethodId;
  shipping: ShippingFields;
}

/** The specification's body of an order. Optional answers that were left blank are left out. */
export function orderBody({ sessionId, lines, totalCents, method, shipping }: OrderDraft) {
  const { customerName, customerEmail, customerPhone, notes, street, city, state, zipCode } = shipping;
  return {
    orderData: {
      customerName: customerName.trim(),
      customerEmail: customerEmail.trim(),
      customerPhone: customerPhone.trim() || undefined,
      shippingAddress: {
        street: street.trim(),
        city: city.trim(),
        state: state.trim(),
        zipCode: zipCode.trim(),
        country: 'United States' as const,
      },
      notes: notes.trim() || undefined,
      sessionId,
      totalAmount: fromCents(totalCents),
      paymentMethod: method,
    },
    cartItems: lines.map(({ product, quantity }) => ({ productId: product.id, quantity })),
  };
}

export type OrderBody = ReturnType<typeof orderBody>;

/** The body that begins a card payment: whom the order will be for, and the amount the shopper sees. */
export function intentBody(draft: OrderDraft & { method: CardMethodId }) {
  const { totalAmount, paymentMethod: _, ...orderData } = orderBody(draft).orderData;
  return { amount: totalAmount, orderData, paymentMethod: draft.method };
}

export interface IdempotencyKey {
  signature: string;
  key: string;
}

/** The same order sent again keeps its key, so that it can never be placed twice; a different one gets a new key. */
export function idempotencyKeyFor(body: OrderBody, last: IdempotencyKey | undefined, newKey: () => string): IdempotencyKey {
  const signature = JSON.stringify(body);
  return last?.signature === signature ? last : { signature, key: newKey() };
}
