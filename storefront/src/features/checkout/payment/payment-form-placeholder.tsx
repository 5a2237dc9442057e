import { Button } from '#components/ui/button.tsx';
import { PayButton } from './pay-button.tsx';
import styles from './payment-form.module.css';

interface PaymentFormPlaceholderProps {
  /** "$96.00" */
  amount: string;
  /** Why there is no form yet; none while it loads. */
  trouble: string | undefined;
  onRetry: () => void;
}

/** In the place of a payment form that is on its way, or that did not come. */
export function PaymentFormPlaceholder({ amount, trouble, onRetry }: PaymentFormPlaceholderProps) {
  return (
    <div className={styles.panel}>
      {trouble === undefined ? (
        <p className={styles.text} aria-live="polite">
          Loading payment form...
        </p>
      ) : (
        <div className={styles.trouble} role="alert">
          <p>{trouble}</p>
          <Button look="outline" small onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
      <PayButton amount={amount} busy={false} disabled />
    </div>
  );
}
