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

interface CopyButtonProps {
  text: string;
  label: string;
  /** Selects the text on screen. */
  onSelect: () => void;
}

function CopyButton({ text, label, onSelect }: CopyButtonProps) {
  const [result, setResult] = useState<'copied' | 'selected'>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
      timer.current = setTimeout(() => setResult(undefined), COPIED_MS);
    } catch {
      // In-app browsers may deny access to the clipboard.
      onSelect();
      setResult('selected');
    }
  };
  return (
    <>
      <Button
        variant="quiet"
        small
        onClick={() => void copy()}
        aria-label={result === 'copied' ? `${label} copied` : `Copy ${label}`}
      >
        {result === 'copied' ? 'Copied' : 'Copy'}
      </Button>
      <output className={styles.selected}>{result === 'selected' && 'Selected: copy it'}</output>
    </>
  );
}

function CopyableValue({ value, copy, label }: { value: string; copy: string; label: string }) {
  const element = useRef<HTMLSpanElement>(null);
  const select = () => {
    if (element.current) window.getSelection()?.selectAllChildren(element.current);
  };
  return (
    <>
      <span ref={element} className={styles.text}>
        {value}
      </span>
      {copy && <CopyButton text={copy} label={label} onSelect={select} />}
    </>
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
            <CopyableValue value={value} copy={copy} label={copyLabel} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
