export type TestOutcome = 'success' | 'declined' | '3d-secure' | 'unheard';

/** Stripe's own test numbers, and one whose webhook never arrives, so that only the sweeper can find the payment. */
const OUTCOMES: Readonly<Record<string, TestOutcome>> = {
  '4242424242424242': 'success',
  '4000000000000002': 'declined',
  '4000002500003155': '3d-secure',
  '4000000000000077': 'unheard',
};

/** Real card numbers are declined: the sandbox must never look as if it had charged one. */
export const outcomeOf = (cardNumber: string): TestOutcome => OUTCOMES[cardNumber.replace(/\D/g, '')] ?? 'declined';
