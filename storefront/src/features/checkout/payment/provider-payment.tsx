import { useSettings } from '#lib/settings/use-settings.ts';
import type { CardMethodId } from './payment-methods.ts';
import { intentErrorText } from './payment-messages.ts';
import type { Payment } from './use-payment.ts';
import { PayButton } from './pay-button.tsx';
import { PaymentFormPlaceholder } from './payment-form-placeholder.tsx';
import styles from './payment-form.module.css';
import { SandboxApplePay } from './sandbox/sandbox-apple-pay.tsx';
import { SandboxCardForm } from './sandbox/sandbox-card-form.tsx';
import { StripePayment } from './stripe/stripe-payment.tsx';

export interface ProviderPaymentProps {
  method: CardMethodId;
  /** "$96.00" */
  amount: string;
  totalCents: number;
  payment: Payment;
}

/** Card and Apple Pay: the form of whoever takes the money, or why there is none. */
export function ProviderPayment(props: ProviderPaymentProps) {
  const { method, amount, payment } = props;
  const { cardPayments } = useSettings();
  const { data: intent, error, refetch } = payment.intent;
  if (cardPayments === 'unavailable') return <ProviderUnavailable amount={amount} />;
  if (intent?.mode === 'stripe') return <StripePayment {...props} publishableKey={intent.publishableKey ?? ''} />;
  if (intent) return method === 'card' ? <SandboxCardForm {...props} /> : <SandboxApplePay {...props} />;
  const trouble = error ? intentErrorText(error) : undefined;
  return <PaymentFormPlaceholder amount={amount} trouble={trouble} onRetry={() => void refetch()} />;
}

function ProviderUnavailable({ amount }: { amount: string }) {
  return (
    <div className={styles.panel}>
      <p className={styles.text}>
        Card payments and Apple Pay are not available right now. Please choose Venmo, Cash App or Zelle.
      </p>
      <PayButton amount={amount} busy={false} disabled />
    </div>
  );
}
