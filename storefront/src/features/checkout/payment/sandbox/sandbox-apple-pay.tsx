import type { FormEvent } from 'react';
import { ApplePayUnavailable, PayButton, PaymentError, type PaymentFormProps } from '../payment-form.tsx';
import styles from '../payment-form.module.css';
import { useSandboxPayment } from './use-sandbox-payment.ts';

const WALLET_CARD = '4242424242424242';

/** Whether this device and browser support Apple Pay. `ApplePaySession` throws in frames and on plain http. */
function isApplePayAvailable(): boolean {
  try {
    const session: unknown = Reflect.get(window, 'ApplePaySession');
    return typeof session === 'function' && (session as unknown as { canMakePayments(): boolean }).canMakePayments();
  } catch {
    return false;
  }
}

/** Pays without Apple's sheet, which needs a real merchant account. */
export function SandboxApplePay({ amount, payment }: PaymentFormProps) {
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
        <span className={styles.testMode}>Test mode: nothing is charged</span>
      </div>
      <p className={styles.text}>Here Apple&apos;s own sheet would open. In the test it is skipped and the payment succeeds.</p>
      <PaymentError text={payment.errorText} />
      <PayButton amount={amount} busy={payment.busy} />
    </form>
  );
}
