import { Button, Dialog } from '@shop/admin-kit';
import type { BulkOutcome } from '@shop/contract';
import { failedOutcomes } from '../../rules/bulk-outcomes.ts';

interface OutcomesDialogProps {
  /** Empty while closed. */
  outcomes: readonly BulkOutcome[];
  onClose: () => void;
}

/** Which orders could not be changed, and why. */
export function OutcomesDialog({ outcomes, onClose }: OutcomesDialogProps) {
  const failed = failedOutcomes(outcomes);
  const changed = outcomes.length - failed.length;
  const footer = (
    <Button type="primary" onClick={onClose}>
      Close
    </Button>
  );
  return (
    <Dialog
      open={failed.length > 0}
      title={failed.length === 1 ? '1 order was not changed' : `${failed.length} orders were not changed`}
      width={560}
      footer={footer}
      onClose={onClose}
    >
      {changed > 0 && <p className="order-dialog-lead">The other {changed === 1 ? 'one is' : `${changed} are`} done.</p>}
      <ul className="order-outcomes" aria-label="Not changed">
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
