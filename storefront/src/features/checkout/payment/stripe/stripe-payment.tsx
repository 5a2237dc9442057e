import { useQuery } from '@tanstack/react-query';
import { PaymentFormPlaceholder } from '../payment-form-placeholder.tsx';
import type { ProviderPaymentProps } from '../provider-payment.tsx';

const NOT_LOADED = 'The payment form could not be loaded. Please check your connection, or choose another payment method.';

export interface StripePaymentProps extends ProviderPaymentProps {
  publishableKey: string;
}

/** Stripe's libraries and script come only now: when somebody has chosen to pay through Stripe. */
function useStripeScript(publishableKey: string) {
  return useQuery({
    queryKey: ['stripe', publishableKey],
    queryFn: async () => {
      const { loadStripeWithTimeout, StripeForms } = await import('./stripe-forms.tsx');
      return { stripe: await loadStripeWithTimeout(publishableKey), StripeForms };
    },
    structuralSharing: false,
  });
}

export function StripePayment(props: StripePaymentProps) {
  const { data, isError, refetch } = useStripeScript(props.publishableKey);
  if (data) return <data.StripeForms {...props} stripe={data.stripe} />;
  return <PaymentFormPlaceholder amount={props.amount} trouble={isError ? NOT_LOADED : undefined} onRetry={() => void refetch()} />;
}
