import type { FormEvent } from 'react';
import { isApplePayAvailable } from './apple-pay-availability.ts';
import { useSandboxPayment } from './use-sandbox-payment.ts';
import { ApplePayUnavailable } from '../apple-pay-unavailable.tsx';
import { PayButton } from '../pay-button.tsx';
import { PaymentError } from '../payment-error.tsx';
import type { ProviderPaymentProps } from '../provider-payment.tsx';
import styles from '../payment-form.module.css';

const WALLET_CARD = '4242424242424242';

/** Where the device knows Apple Pay, the test provider takes the payment without Apple's sheet, which needs a real merchant. */
export function SandboxApplePay({ amount, payment }: ProviderPaymentProps) {
  const { payWith } = useSandboxPayment(payment);
  if (!isApplePayAvailable()) return <ApplePayUnavailable amount={amount} />;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    payWith(WALLET_CARD);
  };
  return (
    <form className={styles.panel} onSubmit={onSubmit} aria-labelledby="secure-payment">
      <div className={styles.head}>
        <h3 id="secure-payment" className={styles.title}>
          Secure Payment
        </h3>
        <span className={styles.test}>Test mode: nothing is charged</span>
      </div>
      <p className={styles.text}>Here Apple&apos;s own sheet would open. In the test it is skipped and the payment succeeds.</p>
      <PaymentError text={payment.trouble} />
      <PayButton amount={amount} busy={payment.busy} />
    </form>
  );
}
