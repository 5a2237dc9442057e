import type { PaymentMethod } from '../payment-methods.ts';

interface Payment {
  /** Two decimals, no sign: "96.00". */
  amount: string;
  orderNumber: string;
}

/** The URL that opens the payment app with the payment filled in, or its website where the app is not installed. */
export function paymentAppUrl(
  { payUrl, handle }: Pick<PaymentMethod, 'payUrl' | 'handle'>,
  { amount, orderNumber }: Payment,
): string | undefined {
  const name = handle?.value.replace(/^[@$]/, '') ?? '';
  if (payUrl === null || name === '') return undefined;
  const values: Record<string, string> = { handle: name, amount, orderNumber };
  return payUrl.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(values[key] ?? ''));
}
