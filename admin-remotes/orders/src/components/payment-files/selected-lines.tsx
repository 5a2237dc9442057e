import { Button, Dialog, formatCents, type Selection, SelectionBar, usePaymentMethods } from '@shop/admin-kit';
import type { LineOrder, PaymentLine } from '@shop/contract';
import { useState } from 'react';
import { MAX_PARTS } from '../../rules/payment-files/matching-sums.ts';
import { offeredOrder, sumOf } from '../../rules/payment-files/offered-orders.ts';
import { FindOrder } from './find-order.tsx';
import { OrderChoice } from './order-choice.tsx';
import { PaymentText } from './payment-text.tsx';
import styles from '../../styles/order-choices.module.css';

interface SelectedLinesProps {
  selection: Selection;
  /** The listed payments, selected or not. */
  lines: readonly PaymentLine[];
  isBusy: boolean;
  onUse: (lineIds: string[], orderId: string) => void;
}

/** Books payments that belong together, because somebody paid one order in parts. */
export function SelectedLines({ selection, lines, isBusy, onUse }: SelectedLinesProps) {
  const [asked, setAsked] = useState<{ open: boolean; lines: PaymentLine[] }>({ open: false, lines: [] });
  const selected = lines.filter(({ id }) => id !== null && selection.has(id));
  const problem = problemOf(selected);
  const close = (): void => setAsked({ ...asked, open: false });
  return (
    <>
      <SelectionBar
        label="Selected payments"
        text={selected.length === 0 ? undefined : `${selected.length} selected, ${formatCents(sumOf(selected))}`}
        onClear={selection.clear}
      >
        <Button
          type="primary"
          disabled={problem !== undefined || isBusy}
          onClick={() => setAsked({ open: true, lines: selected })}
        >
          Find their order
        </Button>
        {problem}
      </SelectionBar>
      <Dialog
        open={asked.open}
        title={`One order for ${asked.lines.length === 1 ? '1 payment' : `${asked.lines.length} payments`}, ${formatCents(sumOf(asked.lines))}`}
        width={720}
        footer={null}
        onClose={close}
      >
        <OrderOfLines
          lines={asked.lines}
          isBusy={isBusy}
          onUse={(orderId) => {
            close();
            onUse(
              asked.lines.flatMap(({ id }) => id ?? []),
              orderId,
            );
          }}
        />
      </Dialog>
    </>
  );
}

/** Why the selected payments cannot be booked together. */
function problemOf(selected: readonly PaymentLine[]): string | undefined {
  if (new Set(selected.map(({ source }) => source)).size > 1) return 'Select payments of one app or bank.';
  return selected.length > MAX_PARTS ? `Select at most ${MAX_PARTS} payments.` : undefined;
}

interface OrderOfLinesProps {
  lines: readonly PaymentLine[];
  isBusy: boolean;
  onUse: (orderId: string) => void;
}

function OrderOfLines({ lines, isBusy, onUse }: OrderOfLinesProps) {
  const methods = usePaymentMethods();
  const candidates = new Map<string, LineOrder>(lines.flatMap((line) => line.candidates.map((order) => [order.orderId, order])));
  return (
    <div className={styles.find}>
      <ul className={styles.parts} aria-label="Payments of one order">
        {lines.map((line) => (
          <li key={line.id}>
            <PaymentText line={line} />
          </li>
        ))}
      </ul>
      {candidates.size > 0 && (
        <ul className={styles.candidates} aria-label="Orders">
          {[...candidates.values()].map((order) => (
            <OrderChoice key={order.orderId} order={offeredOrder(order, methods)} decides isBusy={isBusy} onUse={onUse} />
          ))}
        </ul>
      )}
      <FindOrder isBusy={isBusy} onUse={onUse} />
    </div>
  );
}
