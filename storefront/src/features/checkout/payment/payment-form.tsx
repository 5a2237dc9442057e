import { Button } from '#components/ui/button.tsx';
import { focusOnMount } from '../focus-on-mount.ts';
import styles from './payment-form.module.css';
import type { PaymentMethod } from './payment-methods.ts';
import type { Payment } from './use-payment.ts';

/** Props of every provider's form. */
export interface PaymentFormProps {
  method: PaymentMethod;
  /** "$96.00" */
  amount: string;
  totalCents: number;
  payment: Payment;
}

interface PayButtonProps {
  /** "$96.00" */
  amount: string;
  busy: boolean;
  disabled?: boolean;
}

export function PayButton({ amount, busy, disabled = false }: PayButtonProps) {
  return (
    <Button type="submit" wide disabled={disabled} busy={busy}>
      {busy ? 'Processing...' : `Pay ${amount}`}
    </Button>
  );
}

/** `testMode` says that nothing is charged; undefined when shoppers pay with real money. */
export function SecurePaymentHead({ testMode }: { testMode: string | undefined }) {
  return (
    <div className={styles.head}>
      <h3 id="secure-payment" className={styles.title}>
        Secure Payment
      </h3>
      {testMode !== undefined && <span className={styles.testMode}>{testMode}</span>}
    </div>
  );
}

/** What to do, above the fields for the card. */
export function CardInstructions({ amount }: { amount: string }) {
  return (
    <p className={styles.text}>
      Enter your card details and press Pay {amount}. Your card number goes straight to our payment provider; we never see it.
    </p>
  );
}

export function ApplePayInstructions({ amount }: { amount: string }) {
  return (
    <p className={styles.text}>Press the button and confirm the payment of {amount} with Face ID, Touch ID or your passcode.</p>
  );
}

/** Why the last attempt failed; stays after the toast has gone. */
export function PaymentError({ text }: { text: string | undefined }) {
  return (
    <div role="alert">
      {text && (
        <p ref={focusOnMount} tabIndex={-1} className={styles.error}>
          {text}
        </p>
      )}
    </div>
  );
}

interface PaymentFormPlaceholderProps {
  /** "$96.00" */
  amount: string;
  /** Why the form could not be loaded; undefined while it loads. */
  error: string | undefined;
  onRetry: () => void;
}

export function PaymentFormPlaceholder({ amount, error, onRetry }: PaymentFormPlaceholderProps) {
  return (
    <div className={styles.panel}>
      {error === undefined ? (
        <p className={styles.text} aria-live="polite">
          Loading payment form...
        </p>
      ) : (
        <div className={styles.error} role="alert">
          <p>{error}</p>
          <Button variant="outline" small onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
      <PayButton amount={amount} busy={false} disabled />
    </div>
  );
}

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

export function ProviderUnavailable({ amount }: { amount: string }) {
  return (
    <div className={styles.panel}>
      <p className={styles.text}>
        Card payments and Apple Pay are not available right now. Please choose another payment method.
      </p>
      <PayButton amount={amount} busy={false} disabled />
    </div>
  );
}
