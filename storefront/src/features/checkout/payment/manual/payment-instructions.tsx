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

function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      timer.current = setTimeout(() => setCopied(false), COPIED_MS);
    } catch {
      // In-app browsers may deny access; the shopper can select the text.
      setCopied(false);
    }
  };
  return (
    <Button variant="quiet" small onClick={() => void copy()} aria-label={copied ? `${label} copied` : `Copy ${label}`}>
      {copied ? 'Copied' : 'Copy'}
    </Button>
  );
}

/** Amount, recipient and order number, each with a copy button. */
export function PaymentInstructions({ methodLabel, handle, amount, orderNumber }: PaymentInstructionsProps) {
  const rows = [
    { label: 'Amount', value: amount, copy: amount.replace(/[$,]/g, ''), copyLabel: 'amount' },
    { label: `Send to (${methodLabel})`, value: handle, copy: handle, copyLabel: 'recipient' },
    {
      label: 'Order number, in the note',
      value: orderNumber ?? 'Reserving...',
      copy: orderNumber ?? '',
      copyLabel: 'order number',
    },
  ];
  return (
    <dl className={styles.instructions}>
      {rows.map(({ label, value, copy, copyLabel }) => (
        <div key={copyLabel} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <span className={styles.text}>{value}</span>
            {copy && <CopyButton text={copy} label={copyLabel} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
