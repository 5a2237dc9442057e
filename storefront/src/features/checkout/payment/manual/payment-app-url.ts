import type { ManualMethodId } from '../payment-methods.ts';

interface PaymentAppUrlParams {
  handle: string;
  /** Two decimals, no sign: "96.00". */
  amount: string;
  orderNumber: string;
}

/**
 * The URL that opens the payment app with the payment filled in, or its website where the app is not installed. It uses https,
 * because in-app browsers block custom schemes. Zelle is part of the banks' apps and has no URL. Cash App documents only the
 * amount and ignores the note; the shopper can copy it.
 */
export function paymentAppUrl(method: ManualMethodId, { handle, amount, orderNumber }: PaymentAppUrlParams): string | undefined {
  const name = encodeURIComponent(handle.replace(/^[@$]/, ''));
  if (name === '') return undefined;
  const note = encodeURIComponent(orderNumber);
  if (method === 'venmo') {
    return `https://venmo.com/?txn=pay&audience=private&recipients=${name}&amount=${amount}&note=${note}`;
  }
  return method === 'cashapp' ? `https://cash.app/$${name}/${amount}?note=${note}` : undefined;
}
