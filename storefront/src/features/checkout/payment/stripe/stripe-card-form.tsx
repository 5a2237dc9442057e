import { PaymentElement } from '@stripe/react-stripe-js';
import { useState, type FormEvent } from 'react';
import { CardInstructions, PayButton, PaymentError, SecurePaymentHead } from '../payment-form.tsx';
import styles from '../payment-form.module.css';
import type { StripeFormProps } from './stripe-form-props.ts';
import { useStripePayment } from './use-stripe-payment.ts';

/** Without wallets: the list of payment methods has an option of its own for Apple Pay. */
const OPTIONS = { layout: 'tabs', wallets: { applePay: 'never', googlePay: 'never' } } as const;

export function StripeCardForm({ amount, payment, isTest }: StripeFormProps) {
  const strategy = useStripePayment();
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (strategy) void payment.pay(strategy);
  };
  return (
    <form className={styles.panel} onSubmit={onSubmit} aria-labelledby="secure-payment">
      <SecurePaymentHead testMode={isTest ? 'Test mode: no card is charged' : undefined} />
      <CardInstructions amount={amount} />
      <div aria-live="polite">{state === 'loading' && <p className={styles.text}>Loading payment form...</p>}</div>
      <PaymentElement options={OPTIONS} onReady={() => setState('ready')} onLoadError={() => setState('failed')} />
      <PaymentError
        text={
          state === 'failed' ? 'The payment form could not be loaded. Please choose another payment method.' : payment.errorText
        }
      />
      <PayButton amount={amount} busy={payment.busy} disabled={!strategy || state !== 'ready'} />
    </form>
  );
}
