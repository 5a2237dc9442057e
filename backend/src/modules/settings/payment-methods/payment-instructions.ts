import type { ShopSettingsView } from '../settings.view.js';
import { isManual, methodInSentence, type PaymentMethod } from './method-rules.js';

interface UnpaidOrder {
  paymentMethod: PaymentMethod;
  amountDue: string;
  orderNumber: string;
}

/** What to send, to whom and with which note, as emails and the API say it; null for methods of the card provider. */
export function paymentInstructions(
  { paymentMethod, amountDue, orderNumber }: UnpaidOrder,
  { offeredMethods, paymentHandles, email }: Pick<ShopSettingsView, 'offeredMethods' | 'paymentHandles' | 'email'>,
): string | null {
  if (!isManual(paymentMethod)) return null;
  const method = methodInSentence(paymentMethod);
  if (!offeredMethods.includes(paymentMethod))
    return `Please write to ${email} before you pay: our ${method} account has changed.`;
  return `To pay, send $${amountDue} with ${method} to ${paymentHandles[paymentMethod]} and quote ${orderNumber}.`;
}
