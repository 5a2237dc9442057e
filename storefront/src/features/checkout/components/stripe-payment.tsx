import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/ui/button.tsx';
import { PayButton } from './pay-button.tsx';
import type { ProviderPaymentProps } from './provider-payment.tsx';
import styles from './provider-payment.module.css';

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
  return (
    <div className={styles.panel}>
      {isError ? (
        <div className={styles.trouble} role="alert">
          <p>The payment form could not be loaded. Please check your connection, or choose another payment method.</p>
          <Button look="outline" small onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <p className={styles.text} aria-live="polite">
          Loading payment form...
        </p>
      )}
      <PayButton amount={props.amount} busy={false} disabled />
    </div>
  );
}
