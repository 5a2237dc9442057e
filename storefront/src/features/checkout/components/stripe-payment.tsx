import { useQuery } from '@tanstack/react-query';
import { PendingPaymentForm } from './pending-payment-form.tsx';
import type { ProviderPaymentProps } from './provider-payment.tsx';

const NOT_LOADED = 'The payment form could not be loaded. Please check your connection, or choose another payment method.';

export interface StripePaymentProps extends ProviderPaymentProps {
  publishableKey: string;
}

/** Stripe's libraries and script come only now: when somebody has chosen to pay through Stripe. */
function useStripeForms(publishableKey: string) {
  return useQuery({
    queryKey: ['stripe', publishableKey],
    queryFn: async () => {
      const { openStripe, StripeForms } = await import('./stripe-forms.tsx');
      return { stripe: await openStripe(publishableKey), StripeForms };
    },
    structuralSharing: false,
  });
}

export function StripePayment(props: StripePaymentProps) {
  const { data, isError, refetch } = useStripeForms(props.publishableKey);
  if (data) return <data.StripeForms {...props} stripe={data.stripe} />;
  return <PendingPaymentForm amount={props.amount} trouble={isError ? NOT_LOADED : undefined} onRetry={() => void refetch()} />;
}
