import { showToast } from '#components/ui/toast/toast.ts';
import { changedTotal, clientErrorMessage, type CartChangedHandler } from '../order/order-errors.ts';
import type { PaymentResult } from './run-payment.ts';

const showError = (title: string, description: string): void => showToast({ title, description, tone: 'error' });

function showDecline(message: string | null): string {
  if (message) showError('Payment failed', message);
  else showError('Payment Failed', 'Something went wrong with your payment');
  return `${message ?? 'Something went wrong with your payment.'} You were not charged. Try another card, or another way to pay.`;
}

function showUnknownError(): string {
  showError('Payment Error', 'An unexpected error occurred during payment');
  return 'An unexpected error occurred during payment. Please try again: you will not be charged twice.';
}

/** The sentence that stays beside the form after the toast has gone. */
export const intentErrorText = (error: Error): string => clientErrorMessage(error) ?? 'Failed to create payment intent';

/** Shows a toast. Returns the sentence that stays beside the form; undefined while a changed cart is fetched again. */
export async function showIntentError(error: Error, onCartChanged: CartChangedHandler): Promise<string | undefined> {
  const newTotal = changedTotal(error);
  if (newTotal) {
    await onCartChanged(newTotal);
    return undefined;
  }
  showError('Payment error', clientErrorMessage(error) ?? 'Failed to process payment. Please try again.');
  return intentErrorText(error);
}

/** Shows a toast for a payment that failed. Returns the sentence that stays beside the form, undefined without one. */
export async function showPaymentResult(result: PaymentResult, onCartChanged: CartChangedHandler): Promise<string | undefined> {
  if (result.kind === 'declined') return showDecline(result.message);
  if (result.kind === 'unknown-error') return showUnknownError();
  return result.kind === 'intent-failed' ? showIntentError(result.error, onCartChanged) : undefined;
}
