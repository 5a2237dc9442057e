import { ownValue } from '@shop/contract/own-value';

type TestOutcome = 'success' | 'declined' | '3d-secure' | 'webhook-suppressed';

/** Stripe's test numbers, and one whose webhook never arrives, so that only the sweeper finds the payment. */
const OUTCOMES: Readonly<Record<string, TestOutcome>> = {
  '4242424242424242': 'success',
  '4000000000000002': 'declined',
  '4000002500003155': '3d-secure',
  '4000000000000077': 'webhook-suppressed',
};

/** Real card numbers are declined: the sandbox must never appear to have charged one. */
export const outcomeOf = (cardNumber: string): TestOutcome => ownValue(OUTCOMES, cardNumber.replace(/\D/g, '')) ?? 'declined';
