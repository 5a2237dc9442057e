import { Checkbox, formatMoney, usePaymentMethods, useRight, useSelection } from '@shop/admin-kit';
import type { PaymentLine } from '@shop/contract';
import { useDismissLine, useOweLine } from '../../api/payment-files/payment-lines.ts';
import type { BulkResult } from '../../rules/bulk-outcomes.ts';
import { partsWith } from '../../rules/payment-files/matching-sums.ts';
import { LineToCheck } from './line-to-check.tsx';
import { SelectedLines } from './selected-lines.tsx';
import { useChoices } from './use-choices.ts';
import { useMatch } from './use-match.tsx';
import styles from '../../styles/payment-files.module.css';

interface LinesToCheckProps {
  lines: readonly PaymentLine[];
  onFailures: (result: BulkResult) => void;
}

/** Payments that wait for a person, each beside the orders that it may be for. */
export function LinesToCheck({ lines, onFailures }: LinesToCheckProps) {
  const methods = usePaymentMethods();
  const decides = useRight('move-money');
  const match = useMatch(onFailures);
  const [owe, dismiss] = [useOweLine(), useDismissLine()];
  const { list, keepPlace } = useChoices();
  const selection = useSelection(lines.flatMap(({ id }) => id ?? []));
  const isBusy = (id: string): boolean =>
    match.isBusy(id) || (owe.isPending && owe.variables === id) || (dismiss.isPending && dismiss.variables === id);
  return (
    <>
      <ul ref={list} className={styles.lines} aria-label="Payments to check">
        {lines.map((line) => {
          // Only the lines of a dry run have no id.
          const id = line.id ?? '';
          const decide = (run: () => void) => (): void => {
            keepPlace();
            run();
          };
          return (
            <LineToCheck
              key={id}
              line={line}
              decides={decides}
              isBusy={isBusy(id)}
              parts={partsWith(line, lines, methods)}
              check={
                decides && (
                  <Checkbox
                    aria-label={`Select ${formatMoney(line.amount)} of ${line.payer ?? 'nobody'}`}
                    checked={selection.has(id)}
                    onChange={() => selection.toggle(id)}
                  />
                )
              }
              onUse={(orderIds, lineIds = [id]) => decide(() => match.run(lineIds, orderIds))()}
              onOwe={decide(() => owe.mutate(id))}
              onDismiss={decide(() => dismiss.mutate(id))}
            />
          );
        })}
      </ul>
      <SelectedLines
        selection={selection}
        lines={lines}
        isBusy={selection.ids.some(match.isBusy)}
        onUse={(lineIds, orderId) => match.run(lineIds, [orderId])}
      />
      {match.question}
    </>
  );
}
