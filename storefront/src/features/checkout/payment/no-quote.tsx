import { Button } from '#components/ui/button.tsx';
import { clientErrorMessage } from '../order/order-errors.ts';
import styles from './payment-form.module.css';

interface NoQuoteProps {
  error: Error;
  onRetry: () => void;
  onBack: () => void;
}

/** The shop does not ship there, or the total could not be worked out. */
export function NoQuote({ error, onRetry, onBack }: NoQuoteProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.error} role="alert">
        <p>{clientErrorMessage(error) ?? 'We could not work out the total. Please try again in a moment.'}</p>
        <Button variant="outline" small onClick={onRetry}>
          Try again
        </Button>
      </div>
      <Button variant="quiet" onClick={onBack}>
        Back to Shipping Information
      </Button>
    </div>
  );
}
