import { ExpressCheckoutElement } from '@stripe/react-stripe-js';
import type { StripeExpressCheckoutElementConfirmEvent } from '@stripe/stripe-js';
import { useState } from 'react';
import { useStripePayment } from './use-stripe-payment.ts';
import { ApplePayUnavailable } from '../apple-pay-unavailable.tsx';
import { PaymentError } from '../payment-error.tsx';
import type { ProviderPaymentProps } from '../provider-payment.tsx';
import styles from '../payment-form.module.css';

/** Apple Pay and nothing else: the other wallets and Link are not among the shop's methods. */
const OPTIONS = {
  buttonHeight: 50,
  buttonType: { applePay: 'buy' },
  paymentMethods: { applePay: 'always', googlePay: 'never', link: 'never', paypal: 'never', amazonPay: 'never', klarna: 'never' },
} as const;

/** Apple demands its own button, so it takes the place of ours. */
export function StripeApplePay({ amount, payment }: ProviderPaymentProps) {
  const way = useStripePayment();
  const [state, setState] = useState<'loading' | 'ready' | 'none'>('loading');
  const confirm = async (sheet: StripeExpressCheckoutElementConfirmEvent) => {
    if (!way || !(await payment.pay(way))) sheet.paymentFailed({ reason: 'fail' });
  };
  if (state === 'none') return <ApplePayUnavailable amount={amount} />;
  return (
    <div className={styles.panel}>
      <div aria-live="polite">
        {state === 'loading' && <p className={styles.text}>Loading payment form...</p>}
        {payment.busy && <p className={styles.text}>Processing...</p>}
      </div>
      <ExpressCheckoutElement
        options={OPTIONS}
        onReady={({ availablePaymentMethods }) => setState(availablePaymentMethods?.applePay ? 'ready' : 'none')}
        onLoadError={() => setState('none')}
        onConfirm={(event) => void confirm(event)}
      />
      <PaymentError text={payment.trouble} />
    </div>
  );
}
