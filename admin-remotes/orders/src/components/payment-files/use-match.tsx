import { ConfirmDialog, messageOf } from '@shop/admin-kit';
import type { MatchLines } from '@shop/contract';
import { type ReactNode, useState } from 'react';
import { isOtherAmount, useMatchLines } from '../../api/payment-files/read-payment-file.ts';
import type { BulkResult } from '../../rules/bulk-outcomes.ts';

interface Match {
  run: (lineIds: string[], orderIds: string[]) => void;
  isBusy: (lineId: string) => boolean;
  /** Asks before sums that differ are booked. */
  question: ReactNode;
}

/** Books payments on chosen orders. */
export function useMatch(onFailures: (result: BulkResult) => void): Match {
  const match = useMatchLines(onFailures);
  const [asked, setAsked] = useState<MatchLines>();
  const [{ isOpen, sums }, setQuestion] = useState({ isOpen: false, sums: '' });
  const close = (): void => setQuestion({ isOpen: false, sums });
  const run = (lineIds: string[], orderIds: string[]): void => {
    const body = { lineIds, orderIds };
    match.mutate(body, {
      onError: (error) => {
        if (!isOtherAmount(error)) return;
        setAsked(body);
        setQuestion({ isOpen: true, sums: messageOf(error, '') });
      },
    });
  };
  const question = (
    <ConfirmDialog
      open={isOpen}
      title="Book another amount?"
      confirmText="Mark paid all the same"
      busy={match.isPending}
      onConfirm={() => asked && match.mutate({ ...asked, acceptDifference: true }, { onSettled: close })}
      onCancel={close}
    >
      {sums}. What is missing is then the shop’s loss; what is too much goes to “Owed back”.
    </ConfirmDialog>
  );
  const isBusy = (lineId: string): boolean => match.isPending && match.variables.lineIds.includes(lineId);
  return { run, isBusy, question };
}
