import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import styles from './bank-challenge.module.css';
import type { ChallengeAnswer } from './use-sandbox-payment.ts';

interface BankChallengeProps {
  amount: string;
  /** Undefined while there is no challenge. */
  onAnswer: ChallengeAnswer | undefined;
}

/** The 3-D Secure step of the sandbox provider. Closing the dialog declines, as at a real bank. */
export function BankChallenge({ amount, onAnswer }: BankChallengeProps) {
  return (
    <Dialog open={onAnswer !== undefined} onClose={() => onAnswer?.(false)} title="3-D Secure test">
      <div className={styles.challenge}>
        <p>
          Here your bank would ask you to confirm the payment of <strong>{amount}</strong>. This is a test: no bank is asked and
          no money moves.
        </p>
        <div className={styles.answers}>
          <Button onClick={() => onAnswer?.(true)}>Complete authentication</Button>
          <Button variant="outline" onClick={() => onAnswer?.(false)}>
            Fail authentication
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
