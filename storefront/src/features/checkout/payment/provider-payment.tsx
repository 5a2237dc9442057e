import { useSettings } from '#lib/settings.ts';
import { PaymentFormPlaceholder, ProviderUnavailable, type PaymentFormProps } from './payment-form.tsx';
import { intentErrorText } from './payment-messages.ts';
import { SandboxApplePay } from './sandbox/sandbox-apple-pay.tsx';
import { SandboxCardForm } from './sandbox/sandbox-card-form.tsx';
import { StripePayment } from './stripe/stripe-payment.tsx';

/** The card or Apple Pay form of the payment provider, or the reason why there is none. */
export function ProviderPayment(props: PaymentFormProps) {
  const { method, amount, payment } = props;
  const { offeredMethods } = useSettings();
  const { data: intent, error, refetch } = payment.intent;
  if (!offeredMethods.includes(method.id)) return <ProviderUnavailable amount={amount} />;
  if (intent?.mode === 'stripe') return <StripePayment {...props} publishableKey={intent.publishableKey ?? ''} />;
  if (intent) return method.kind === 'card' ? <SandboxCardForm {...props} /> : <SandboxApplePay {...props} />;
  const errorText = error ? intentErrorText(error) : undefined;
  return <PaymentFormPlaceholder amount={amount} error={errorText} onRetry={() => void refetch()} />;
}
