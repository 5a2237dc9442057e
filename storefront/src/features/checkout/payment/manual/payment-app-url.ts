import type { ManualMethodId } from '../payment-methods.ts';

export interface PaymentAppUrlParams {
  handle: string;
  /** Two decimals, no sign: "96.00". */
  amount: string;
  orderNumber: string;
}

/**
 * Addresses that open the payment app with everything filled in, or its website where there is no app: https, because in-app
 * browsers refuse schemes of their own. Zelle lives inside the banks' apps and has none. Cash App documents the amount only;
 * it ignores a note it does not know, and the shopper can copy it.
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
