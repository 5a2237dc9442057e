import { ExpressCheckoutElement } from '@stripe/react-stripe-js';
import type { StripeExpressCheckoutElementConfirmEvent } from '@stripe/stripe-js';
import { useState } from 'react';
import { ApplePayInstructions, ApplePayUnavailable, PaymentError, SecurePaymentHead } from '../payment-form.tsx';
import styles from '../payment-form.module.css';
import type { StripeFormProps } from './stripe-form-props.ts';
import { useStripePayment } from './use-stripe-payment.ts';

/** Apple Pay only: the shop does not offer the other wallets and Link. */
const OPTIONS = {
  buttonHeight: 50,
  buttonType: { applePay: 'buy' },
  paymentMethods: { applePay: 'always', googlePay: 'never', link: 'never', paypal: 'never', amazonPay: 'never', klarna: 'never' },
} as const;

/** Shows Apple's button, which Apple requires, instead of the shop's. */
export function StripeApplePay({ amount, payment, isTest }: StripeFormProps) {
  const strategy = useStripePayment();
  const [state, setState] = useState<'loading' | 'ready' | 'unavailable'>('loading');
  const confirm = async (sheet: StripeExpressCheckoutElementConfirmEvent) => {
    if (!strategy || !(await payment.pay(strategy))) sheet.paymentFailed({ reason: 'fail' });
  };
  if (state === 'unavailable') return <ApplePayUnavailable amount={amount} />;
  return (
    <div className={styles.panel}>
      {isTest && <SecurePaymentHead testMode="Test mode: nothing is charged" />}
      <ApplePayInstructions amount={amount} />
      <div aria-live="polite">
        {state === 'loading' && <p className={styles.text}>Loading payment form...</p>}
        {payment.busy && <p className={styles.text}>Processing...</p>}
      </div>
      <ExpressCheckoutElement
        options={OPTIONS}
        onReady={({ availablePaymentMethods }) => setState(availablePaymentMethods?.applePay ? 'ready' : 'unavailable')}
        onLoadError={() => setState('unavailable')}
        onConfirm={(event) => void confirm(event)}
      />
      <PaymentError text={payment.errorText} />
    </div>
  );
}
