import { focusOnMount } from '../focus-on-mount.ts';
import styles from './payment-form.module.css';

/** Why the last try did not pay; stays where the notification does not. */
export function PaymentError({ text }: { text: string | undefined }) {
  return (
    <div role="alert">
      {text && (
        <p ref={focusOnMount} tabIndex={-1} className={styles.trouble}>
          {text}
        </p>
      )}
    </div>
  );
}
