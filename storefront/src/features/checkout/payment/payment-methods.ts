/** In the order of the screen. Card and Apple Pay go through the payment provider; the shopper pays the others by hand. */
export const PAYMENT_METHODS = [
  { id: 'card', label: 'Credit/Debit Card', manual: false },
  { id: 'apple-pay', label: 'Apple Pay', manual: false },
  { id: 'venmo', label: 'Venmo', manual: true },
  { id: 'cashapp', label: 'Cash App', manual: true },
  { id: 'zelle', label: 'Zelle', manual: true },
] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export type PaymentMethodId = PaymentMethod['id'];
export type ManualMethodId = Extract<PaymentMethod, { manual: true }>['id'];
export type CardMethodId = Extract<PaymentMethod, { manual: false }>['id'];

export function findPaymentMethod(id: string | null): PaymentMethod | undefined {
  return PAYMENT_METHODS.find((method) => method.id === id);
}
