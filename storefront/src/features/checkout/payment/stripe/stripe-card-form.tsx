import { PaymentElement } from '@stripe/react-stripe-js';
import { useState, type FormEvent } from 'react';
import { useStripePayment } from './use-stripe-payment.ts';
import { PayButton } from '../pay-button.tsx';
import { PaymentError } from '../payment-error.tsx';
import type { ProviderPaymentProps } from '../provider-payment.tsx';
import styles from '../payment-form.module.css';

/** The wallets have a place of their own in the list of methods. */
const OPTIONS = { layout: 'tabs', wallets: { applePay: 'never', googlePay: 'never' } } as const;

export function StripeCardForm({ amount, payment }: ProviderPaymentProps) {
  const way = useStripePayment();
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (way) void payment.pay(way);
  };
  return (
    <form className={styles.panel} onSubmit={onSubmit} aria-labelledby="secure-payment">
      <h3 id="secure-payment" className={styles.title}>
        Secure Payment
      </h3>
      <div aria-live="polite">{state === 'loading' && <p className={styles.text}>Loading payment form...</p>}</div>
      <PaymentElement options={OPTIONS} onReady={() => setState('ready')} onLoadError={() => setState('failed')} />
      <PaymentError
        text={
          state === 'failed' ? 'The payment form could not be loaded. Please choose another payment method.' : payment.trouble
        }
      />
      <PayButton amount={amount} busy={payment.busy} disabled={!way || state !== 'ready'} />
    </form>
  );
}
