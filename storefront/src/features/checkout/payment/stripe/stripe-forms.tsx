import { Elements } from '@stripe/react-stripe-js';
import { withTimeout } from '@shop/contract/with-timeout';
import type { Appearance, Stripe, StripeElementsOptions } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { StripeApplePay } from './stripe-apple-pay.tsx';
import { StripeCardForm } from './stripe-card-form.tsx';
import type { StripeFormProps } from './stripe-form-props.ts';

const LOAD_TIMEOUT_MS = 15_000;

/** Throws when Stripe's script does not load in time, so that the shopper can retry or choose another method. */
export async function loadStripeWithTimeout(publishableKey: string): Promise<Stripe> {
  const stripe = await withTimeout<Stripe | null>(LOAD_TIMEOUT_MS, loadStripe(publishableKey), () => null);
  if (!stripe) throw new Error('Stripe did not load');
  return stripe;
}

/** Stripe renders in a frame that our design tokens do not reach, so it gets their values. */
function appearance(): Appearance {
  const styles = getComputedStyle(document.documentElement);
  const [ink, soft] = [styles.getPropertyValue('--ink'), styles.getPropertyValue('--ink-soft')];
  return {
    theme: 'flat',
    variables: {
      colorPrimary: ink,
      colorBackground: styles.getPropertyValue('--paper-bright'),
      colorText: ink,
      colorTextSecondary: soft,
      colorDanger: styles.getPropertyValue('--vermilion-text'),
      borderRadius: styles.getPropertyValue('--radius'),
      fontSizeBase: '16px',
      fontFamily: 'system-ui, sans-serif',
    },
    rules: { '.Input': { border: `1px solid ${soft}` }, '.Input:focus': { border: `1px solid ${ink}` } },
  };
}

/** Deferred intent: the elements render before a payment intent exists, and stay when it is replaced. */
function optionsFor(totalCents: number): StripeElementsOptions {
  return { mode: 'payment', amount: totalCents, currency: 'usd', captureMethod: 'manual', appearance: appearance() };
}

export function StripeForms({ stripe, ...props }: StripeFormProps & { stripe: Stripe }) {
  return (
    <Elements stripe={stripe} options={optionsFor(props.totalCents)}>
      {props.method.kind === 'card' ? <StripeCardForm {...props} /> : <StripeApplePay {...props} />}
    </Elements>
  );
}
