import { Button, usePaymentMethods, useShopTime } from '@shop/admin-kit';
import type { PaymentFileReading } from '@shop/contract';
import { useEffect, useId, useRef, useState } from 'react';
import {
  bookedText,
  bookLabel,
  certainLines,
  knownText,
  leftOutText,
  unreadableText,
} from '../../rules/payment-files/preview-labels.ts';
import { PreviewPayments, PreviewToCheck, UnreadableRows } from './preview-lists.tsx';
import styles from '../../styles/payment-files.module.css';

interface PaymentFilePreviewProps {
  reading: PaymentFileReading;
  isBooking: boolean;
  /** Gets the ids of the payments whose marks were taken off. */
  onBook: (except: string[]) => void;
  onCancel: () => void;
}

/** What a file holds and what would be booked, before anything is. */
export function PaymentFilePreview({ reading, isBooking, onBook, onCancel }: PaymentFilePreviewProps) {
  const [except, setExcept] = useState<ReadonlySet<string>>(new Set());
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  // The button that opened the file is gone.
  useEffect(() => title.current?.focus(), []);
  const methods = usePaymentMethods();
  const { fileName, source, lines, counts, unreadable } = reading;
  const certain = certainLines(lines);
  const chosen = certain.filter(({ externalId }) => !except.has(externalId));
  const toCheck = lines.length - chosen.length;
  const label = bookLabel(chosen.length, toCheck);
  const toggle = (id: string): void => {
    const next = new Set(except);
    if (!next.delete(id)) next.add(id);
    setExcept(next);
  };
  return (
    <section className={styles.preview} aria-labelledby={titleId}>
      <h3 ref={title} id={titleId} tabIndex={-1}>
        <bdi>{fileName}</bdi>, {methods.labelOf(source)}
      </h3>
      {lines.length === 0 && (
        <p>{counts.known > 0 ? 'Nothing new is in this file.' : 'No payment to the shop is in this file.'}</p>
      )}
      <PreviewSums reading={reading} booked={chosen.length === 0 ? undefined : bookedText(chosen)} toCheck={toCheck} />
      <div className={styles.buttons}>
        {label !== undefined && (
          <Button type="primary" loading={isBooking} onClick={() => onBook([...except])}>
            {label}
          </Button>
        )}
        <Button disabled={isBooking} onClick={onCancel}>
          {label === undefined ? 'Close' : 'Cancel'}
        </Button>
      </div>
      {certain.length > 0 && <PreviewPayments lines={certain} except={except} onToggle={toggle} />}
      <PreviewToCheck lines={lines.filter(({ state }) => state !== 'matched')} />
      <UnreadableRows rows={unreadable} />
    </section>
  );
}

interface PreviewSumsProps {
  reading: PaymentFileReading;
  /** Undefined while nothing would be booked. */
  booked: string | undefined;
  toCheck: number;
}

function PreviewSums({ reading, booked, toCheck }: PreviewSumsProps) {
  const time = useShopTime();
  const { labelOf } = usePaymentMethods();
  const leftOut = leftOutText(reading.ignored, labelOf(reading.source));
  const unreadable = unreadableText(reading.unreadable);
  const known = knownText(reading, time.day);
  return (
    <ul className={styles.sums} aria-label="Sums" aria-live="polite">
      {booked !== undefined && (
        <li>
          <strong>{booked}</strong>
        </li>
      )}
      {toCheck > 0 && <li>{toCheck} to check</li>}
      {known !== undefined && <li>{known}</li>}
      {leftOut !== undefined && <li>{leftOut}</li>}
      {unreadable !== undefined && <li>{unreadable}</li>}
    </ul>
  );
}
