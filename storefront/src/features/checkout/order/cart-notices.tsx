import { Button } from '#components/ui/button.tsx';
import { useSettings } from '#lib/settings.ts';
import { useReservedOrderNumber } from '../api/reserve-order-number.ts';
import { focusOnMount } from '../focus-on-mount.ts';
import styles from './cart-notices.module.css';
import type { Shortage } from './cart-changes.ts';

/** What the shopper has not confirmed yet. */
export function CartHasChanged({ newTotal, changes }: { newTotal: string; changes: readonly string[] }) {
  return (
    <div className={styles.notice}>
      <p ref={focusOnMount} tabIndex={-1}>
        <strong>Your cart has changed.</strong> The new total is <strong>{newTotal}</strong>. Please review your order and confirm
        it again.
      </p>
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ShortageNoticeProps {
  shortage: Shortage;
  busy: boolean;
  /** Sets the line to what is left, or removes it. */
  onReduce: (shortage: Shortage) => void;
}

export function ShortageNotice({ shortage, busy, onReduce }: ShortageNoticeProps) {
  return (
    <div className={styles.notice}>
      <p ref={focusOnMount} tabIndex={-1}>
        <strong>{shortage.text}</strong>
      </p>
      <Button small busy={busy} onClick={() => onReduce(shortage)}>
        {shortage.left === 0 ? 'Remove and continue' : `Change to ${shortage.left} and continue`}
      </Button>
    </div>
  );
}

/** For shoppers who pay in another app first: their money may be on its way although there is no order. */
export function AlreadySent({ amount, sessionId }: { amount: string; sessionId: string }) {
  const { email } = useSettings();
  const { data } = useReservedOrderNumber(sessionId);
  return (
    <p className={styles.notice}>
      Already sent {amount}? Your money is safe: write to <a href={`mailto:${email}`}>{email}</a>
      {data && ` with ${data.orderNumber}`}, and we will refund it or complete your order.
    </p>
  );
}
