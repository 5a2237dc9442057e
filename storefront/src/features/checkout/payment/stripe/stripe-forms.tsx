import { Elements } from '@stripe/react-stripe-js';
import type { Appearance, Stripe, StripeElementsOptions } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { ProviderPaymentProps } from '../provider-payment.tsx';
import { StripeApplePay } from './stripe-apple-pay.tsx';
import { StripeCardForm } from './stripe-card-form.tsx';

const PATIENCE_MS = 15_000;

/** Throws when the script does not come: the shopper may try again or pay another way. */
export async function loadStripeWithTimeout(publishableKey: string): Promise<Stripe> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  const stripe = await Promise.race([loadStripe(publishableKey), late]);
  clearTimeout(timer);
  if (!stripe) throw new Error('Stripe did not load');
  return stripe;
}

/** Stripe draws in a frame of its own, where our tokens do not reach: the same values once more. */
const APPEARANCE: Appearance = {
  theme: 'flat',
  variables: {
    colorPrimary: '#1b1713',
    colorBackground: '#fcf8f0',
    colorText: '#1b1713',
    colorTextSecondary: '#63584b',
    colorDanger: '#b92b0e',
    borderRadius: '2px',
    fontSizeBase: '16px',
    fontFamily: 'system-ui, sans-serif',
  },
  rules: { '.Input': { border: '1px solid #63584b' }, '.Input:focus': { border: '1px solid #1b1713' } },
};

/** The amount first, the payment later: the elements stand before a payment is begun, and outlive one that is replaced. */
function optionsFor(totalCents: number): StripeElementsOptions {
  return { mode: 'payment', amount: totalCents, currency: 'usd', captureMethod: 'manual', appearance: APPEARANCE };
}

export function StripeForms({ stripe, ...props }: ProviderPaymentProps & { stripe: Stripe }) {
  return (
    <Elements stripe={stripe} options={optionsFor(props.totalCents)}>
      {props.method === 'card' ? <StripeCardForm {...props} /> : <StripeApplePay {...props} />}
    </Elements>
  );
}
