import { useQuery } from '@tanstack/react-query';
import { PaymentFormPlaceholder, type PaymentFormProps } from '../payment-form.tsx';

const NOT_LOADED = 'The payment form could not be loaded. Please check your connection, or choose another payment method.';

interface StripePaymentProps extends PaymentFormProps {
  publishableKey: string;
}

/** Loads Stripe's libraries and script only after the shopper has selected a method that needs them. */
function useStripeForms(publishableKey: string) {
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
  const { data, isError, refetch } = useStripeForms(props.publishableKey);
  // Nothing else tells a shopper that a shop whose owner forgot the live keys delivers without a payment.
  const isTest = props.publishableKey.startsWith('pk_test_');
  if (data) return <data.StripeForms {...props} stripe={data.stripe} isTest={isTest} />;
  return <PaymentFormPlaceholder amount={props.amount} error={isError ? NOT_LOADED : undefined} onRetry={() => void refetch()} />;
}
