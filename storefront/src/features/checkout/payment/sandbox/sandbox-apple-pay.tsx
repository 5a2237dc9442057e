import type { FormEvent } from 'react';
import { isApplePaySupported } from '../apple-pay-support.ts';
import { ApplePayUnavailable, PayButton, PaymentError, type PaymentFormProps, SecurePaymentHead } from '../payment-form.tsx';
import styles from '../payment-form.module.css';
import { useSandboxPayment } from './use-sandbox-payment.ts';

const WALLET_CARD = '4242424242424242';

/** Pays without Apple's sheet, which needs a real merchant account. */
export function SandboxApplePay({ amount, payment }: PaymentFormProps) {
  const { payWith } = useSandboxPayment(payment);
  if (!isApplePaySupported()) return <ApplePayUnavailable amount={amount} />;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    payWith(WALLET_CARD);
  };
  return (
    <form className={styles.panel} onSubmit={onSubmit} aria-labelledby="secure-payment">
      <SecurePaymentHead testMode="Test mode: nothing is charged" />
      <p className={styles.text}>
        In a live shop, Apple&apos;s payment sheet opens here. In test mode it is skipped, and the payment succeeds.
      </p>
      <PaymentError text={payment.errorText} />
      <PayButton amount={amount} busy={payment.busy} />
    </form>
  );
}
