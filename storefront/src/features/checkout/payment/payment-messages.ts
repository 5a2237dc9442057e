import { showToast } from '#components/ui/toast/toast.ts';
import type { PaymentResult } from './run-payment.ts';
import { changedTotal, clientErrorMessage } from './manual/use-manual-order.ts';

export type CartChangedHandler = (newTotal: string) => Promise<unknown>;

const problem = (title: string, description: string): void => showToast({ title, description, tone: 'problem' });

function showDecline(message: string | null): string {
  if (message) problem('Payment failed', message);
  else problem('Payment Failed', 'Something went wrong with your payment');
  return message ?? 'Something went wrong with your payment';
}

function showUnknownError(): string {
  problem('Payment Error', 'An unexpected error occurred during payment');
  return 'An unexpected error occurred during payment. Please try again: a payment that was made is never made twice.';
}

/** Stays beside the form, where the notification does not. */
export const intentErrorText = (error: Error): string => clientErrorMessage(error) ?? 'Failed to create payment intent';

/** Returns the sentence that stays beside the form, undefined when the cart is being read again. */
export async function showIntentError(error: Error, onCartChanged: CartChangedHandler): Promise<string | undefined> {
  const newTotal = changedTotal(error);
  if (newTotal) {
    await onCartChanged(newTotal);
    return undefined;
  }
  problem('Payment error', clientErrorMessage(error) ?? 'Failed to process payment. Please try again.');
  return intentErrorText(error);
}

/** Returns the sentence that stays beside the form, undefined when there is none. */
export async function tell(result: PaymentResult, onCartChanged: CartChangedHandler): Promise<string | undefined> {
  if (result.kind === 'declined') return showDecline(result.message);
  if (result.kind === 'accident') return showUnknownError();
  return result.kind === 'not-begun' ? showIntentError(result.error, onCartChanged) : undefined;
}
