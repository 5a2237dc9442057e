import { PayButton } from './pay-button.tsx';
import styles from './payment-form.module.css';

export function ApplePayUnavailable({ amount }: { amount: string }) {
  return (
    <div className={styles.panel}>
      <p className={styles.text} aria-live="polite">
        Apple Pay is not available on this device or in this browser. Please choose another payment method.
      </p>
      <PayButton amount={amount} busy={false} disabled />
    </div>
  );
}
