import { dollars } from '#platform/money/dollars.js';
import type { Duty } from '#platform/today/duty-source.js';
import { counted } from '#platform/today/duty-words.js';
import { methodInSentence } from '../../settings/index.js';
import type { PaymentFileSource } from '../payment-matching-rules.js';

/** More people are one duty. */
export const MAX_NAMED_PAYERS = 5;

/** What one person has to get back over one app or bank. */
export interface OwedPayer {
  source: PaymentFileSource;
  /** Null when the file has no name, or it was erased. */
  payer: string | null;
  owedCents: number;
}

export interface WaitingPayments {
  review: number;
  /** Those who have waited longest, at most MAX_NAMED_PAYERS. */
  payers: readonly OwedPayer[];
  /** All of them. */
  payerCount: number;
  /** Of all of them. */
  owedCents: number;
}

export const paymentDuties = (waiting: WaitingPayments): Duty[] => [...reviewDuties(waiting), ...owedDuties(waiting)];

function reviewDuties({ review }: WaitingPayments): Duty[] {
  if (review === 0) return [];
  const text = `${counted(review, 'payment needs', 'payments need')} a look`;
  return [{ id: 'payments.review', text, action: 'Check', link: '/admin/orders/statements' }];
}

const OWED = { action: 'Send it back', link: '/admin/orders/statements?tab=owed' };

function owedDuties({ payers, payerCount, owedCents }: WaitingPayments): Duty[] {
  if (payerCount > MAX_NAMED_PAYERS) {
    const text = `Send ${dollars(owedCents)} back to ${counted(payerCount, 'person', 'people')}`;
    return [{ id: 'payments.owed', text, ...OWED }];
  }
  return payers.map(({ source, payer, owedCents: cents }) => ({
    id: `payments.owed:${source}:${payer ?? ''}`,
    text: `Send ${dollars(cents)} back to ${payer ?? 'the payer'} (${methodInSentence(source)})`,
    ...OWED,
  }));
}
