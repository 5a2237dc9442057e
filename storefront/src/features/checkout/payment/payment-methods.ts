/** What the shop offers, in the order it is shown. The first two run through the payment provider, the rest are paid by hand. */
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

export function paymentMethod(id: string | null): PaymentMethod | undefined {
  return PAYMENT_METHODS.find((method) => method.id === id);
}
