import type { PaymentFormProps } from '../payment-form.tsx';

export interface StripeFormProps extends PaymentFormProps {
  /** The shop has Stripe's test keys. */
  isTest: boolean;
}
