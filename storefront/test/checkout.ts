import { answer, screen } from '@shop/component-testing';
import type { CartLine, Order, PaymentIntent } from '@shop/contract';
import { writeShippingDraft } from '../src/features/checkout/shipping/shipping-draft.ts';
import { openPage } from './open-page.tsx';

export const SHIPPING = {
  customerName: 'Amara Okafor',
  customerEmail: 'amara@example.org',
  customerPhone: '',
  street: '12 Harbor Street',
  apartment: '',
  city: 'Baltimore',
  state: 'MD',
  zipCode: '21230',
  notes: '',
};
const ORDER_ID = '44444444-0000-4000-8000-000000000000';

export const PREPARED_PAYMENT: PaymentIntent = {
  clientSecret: 'pi_1_secret_1',
  mode: 'sandbox',
  publishableKey: null,
  status: 'requires_payment_method',
};

/** An unpaid order of these lines. */
export function order(lines: readonly CartLine[], differs: Partial<Order> = {}): Order {
  return {
    id: ORDER_ID,
    orderNumber: 'ORD-7KQ2M9XA',
    customerEmail: SHIPPING.customerEmail,
    customerName: SHIPPING.customerName,
    customerPhone: null,
    shippingAddress: { street: '12 Harbor Street', city: 'Baltimore', state: 'MD', zipCode: '21230', country: 'US' },
    billingAddress: null,
    totalAmount: lines[0]?.product.price ?? '0.00',
    taxAmount: '0.00',
    shippingAmount: '0.00',
    discountAmount: '0.00',
    refundedAmount: '0.00',
    receivedAmount: '0.00',
    amountDue: lines[0]?.product.price ?? '0.00',
    overpaidAmount: '0.00',
    status: 'pending',
    paymentStatus: 'unpaid',
    paymentMethod: 'zelle',
    tracking: null,
    notes: null,
    paymentInstructions: null,
    paymentDueAt: null,
    paymentSentAt: null,
    arrival: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    items: [],
    charges: [],
    ...differs,
  };
}

/** Step 2 of the checkout with these lines in the cart. The cart can be changed, as the shop may change it. */
export function givenPaymentStep(...lines: CartLine[]) {
  const cart = { lines };
  answer('get', '/api/cart', () => cart.lines);
  const rereads = answer('get', '/api/cart/{sessionId}', () => cart.lines);
  answer('get', '/api/orders/{id}', () => order(lines));
  const payments = answer('post', '/api/create-payment-intent', PREPARED_PAYMENT);
  const numbers = answer('post', '/api/order-numbers', { orderNumber: 'ORD-7KQ2M9XA' });
  return { cart, rereads, payments, numbers };
}

export async function openPaymentStep(...lines: CartLine[]) {
  const given = givenPaymentStep(...lines);
  writeShippingDraft(SHIPPING);
  const user = openPage('/checkout?step=payment');
  await screen.findByRole('radio', { name: /Zelle/ });
  return { user, ...given };
}
