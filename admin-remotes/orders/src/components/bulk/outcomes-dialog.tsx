import { Button, Dialog } from '@shop/admin-kit';
import { useUndoOrders } from '../../api/selected-orders.ts';
import { type BulkResult, failedOutcomes, undoSteps } from '../../rules/bulk-outcomes.ts';
import orderItemsStyles from '../../styles/order-items.module.css';
import bulkStepsStyles from '../../styles/bulk-steps.module.css';

interface OutcomesDialogProps {
  /** Null while closed. */
  result: BulkResult | null;
  /** Shows another result, for example that of an undo; null closes the dialog. */
  onChange: (result: BulkResult | null) => void;
}

/** Which orders could not be changed, and why; the changes of the others can be undone. */
export function OutcomesDialog({ result, onChange }: OutcomesDialogProps) {
  const undo = useUndoOrders(onChange);
  const outcomes = result?.outcomes ?? [];
  const failed = failedOutcomes(outcomes);
  const changed = outcomes.length - failed.length;
  const canUndo = undoSteps(outcomes).length > 0;
  const footer = (
    <>
      {result && canUndo && (
        <Button
          disabled={undo.isPending}
          onClick={() => {
            onChange(null);
            undo.mutate(result);
          }}
        >
          {changed === 1 ? 'Undo the other one' : `Undo the other ${changed}`}
        </Button>
      )}
      <Button type="primary" onClick={() => onChange(null)}>
        Close
      </Button>
    </>
  );
  return (
    <Dialog
      open={failed.length > 0}
      title={failed.length === 1 ? '1 order was not changed' : `${failed.length} orders were not changed`}
      width={560}
      footer={footer}
      onClose={() => onChange(null)}
    >
      {changed > 0 && (
        <p className={orderItemsStyles.dialogLead}>The other {changed === 1 ? 'one is' : `${changed} are`} done.</p>
      )}
      <ul className={bulkStepsStyles.outcomes} aria-label="Not changed">
        {failed.map(({ orderNumber, message }, index) => (
          <li key={`${orderNumber} ${index}`}>
            <strong>{orderNumber || 'Unknown order'}</strong>
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
