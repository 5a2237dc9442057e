import { api, ApiError, messageOf, useMutation } from '@shop/admin-kit';
import type { MatchLines, PaymentFileReading } from '@shop/contract';
import type { BulkResult } from '../../rules/bulk-outcomes.ts';
import { useBulkMutation } from '../selected-orders.ts';

/** A file, or a text that was pasted. */
export interface PaymentFileText {
  fileName: string;
  content: string;
}

/** What reading the text would do. Its errors are shown on the page. */
export const usePreviewPaymentFile = () =>
  useMutation({
    mutationFn: (text: PaymentFileText) => api.post('/api/admin/payments/statements', { body: { ...text, dryRun: true } }),
  });

type BookedPaymentFile = PaymentFileText & { except: string[] };

/** Marks the certain orders as paid, and keeps the other payments. */
export const useBookPaymentFile = (onFailures: (result: BulkResult) => void) =>
  useBulkMutation({
    send: (body: BookedPaymentFile) => api.post('/api/admin/payments/statements', { body: { ...body, dryRun: false } }),
    moved: () => 'paid',
    onFailures,
    withoutOrders: ({ counts: { review } }: PaymentFileReading) =>
      review === 0 ? 'Everything was read before' : `${review === 1 ? '1 payment is' : `${review} payments are`} to check`,
  });

/** The sums of payments and orders differ: somebody has to accept it. */
export const isOtherAmount = (error: unknown): boolean => error instanceof ApiError && error.code === 'AMOUNT_DIFFERS';

/** Books payments on orders that a person has chosen. The caller asks when the sums differ. */
export const useMatchLines = (onFailures: (result: BulkResult) => void) =>
  useBulkMutation({
    send: (body: MatchLines) => api.post('/api/admin/payments/statement-lines/match', { body }),
    moved: () => 'paid',
    onFailures,
    withoutOrders: () => 'The payment is booked',
    failure: (error) => (isOtherAmount(error) ? undefined : messageOf(error, 'Failed to book the payment')),
  });
