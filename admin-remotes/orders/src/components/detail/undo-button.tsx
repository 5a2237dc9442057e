import { Button } from '@shop/admin-kit';
import type { AdminOrder } from '@shop/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { orderKey } from '../../api/get-order.ts';
import { useUndoStep } from '../../api/undo-step.ts';
import { secondsLeft, UNDO_LABELS } from '../../rules/undo-labels.ts';
import styles from '../../styles/order-panels.module.css';

interface UndoButtonProps {
  order: AdminOrder;
  undo: NonNullable<AdminOrder['undo']>;
}

/** Takes back the last step, until the customer's email about it goes out. */
export function UndoButton({ order, undo }: UndoButtonProps) {
  const undoStep = useUndoStep();
  const left = useSecondsLeft(order.id, undo);
  if (left === 0) return null;
  return (
    <p className={styles.timelineUndo}>
      <Button size="small" loading={undoStep.isPending} onClick={() => undoStep.mutate(order)}>
        {UNDO_LABELS[undo.step]}
      </Button>
      {left !== null && <small>The customer’s email goes out in {left} s</small>}
    </p>
  );
}

/** Counts down from the moment in which the order was read, because the clock of the browser may differ from the server's. */
function useSecondsLeft(orderId: string, undo: UndoButtonProps['undo']): number | null {
  const readAtMs = useQueryClient().getQueryState(orderKey(orderId))?.dataUpdatedAt ?? 0;
  const [nowMs, setNowMs] = useState(() => Date.now());
  const left = secondsLeft(undo, readAtMs, nowMs);
  const isCounting = left !== null && left > 0;
  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setInterval(() => setNowMs(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isCounting]);
  return left;
}
