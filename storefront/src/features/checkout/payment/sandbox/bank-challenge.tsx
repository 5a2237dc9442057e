import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import type { ChallengeAnswer } from './use-sandbox-payment.ts';
import styles from './bank-challenge.module.css';

interface BankChallengeProps {
  amount: string;
  /** Undefined while no bank asks. */
  answer: ChallengeAnswer | undefined;
}

/** The 3-D Secure step of the test provider. Closing it is a no, as it is at a real bank. */
export function BankChallenge({ amount, answer }: BankChallengeProps) {
  return (
    <Dialog open={answer !== undefined} onClose={() => answer?.(false)} title="3-D Secure test">
      <div className={styles.challenge}>
        <p>
          Here your bank would ask you to confirm the payment of <strong>{amount}</strong>. This is a test: no bank is asked and
          no money moves.
        </p>
        <div className={styles.answers}>
          <Button onClick={() => answer?.(true)}>Complete authentication</Button>
          <Button look="outline" onClick={() => answer?.(false)}>
            Fail authentication
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
