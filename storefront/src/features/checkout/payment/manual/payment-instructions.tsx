import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import styles from './payment-instructions.module.css';

const COPIED_MS = 2000;

interface PaymentInstructionsProps {
  methodLabel: string;
  handle: string;
  /** "$96.00" */
  amount: string;
  orderNumber: string | undefined;
}

function CopyButton({ text, what }: { text: string; what: string }) {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      timer.current = setTimeout(() => setCopied(false), COPIED_MS);
    } catch {
      // In-app browsers may refuse; the text stands there to be selected.
      setCopied(false);
    }
  };
  return (
    <Button look="quiet" small onClick={() => void copy()} aria-label={copied ? `${what} copied` : `Copy ${what}`}>
      {copied ? 'Copied' : 'Copy'}
    </Button>
  );
}

/** The three things to take over into the payment app, like a job ticket in a print shop. */
export function PaymentInstructions({ methodLabel, handle, amount, orderNumber }: PaymentInstructionsProps) {
  const rows = [
    { label: 'Amount', value: amount, copy: amount.replace(/[$,]/g, ''), what: 'amount' },
    { label: `Send to (${methodLabel})`, value: handle, copy: handle, what: 'recipient' },
    { label: 'Order number, in the note', value: orderNumber ?? 'Reserving...', copy: orderNumber ?? '', what: 'order number' },
  ];
  return (
    <dl className={styles.ticket}>
      {rows.map(({ label, value, copy, what }) => (
        <div key={what} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <span className={styles.text}>{value}</span>
            {copy && <CopyButton text={copy} what={what} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
