import { Button } from '@shop/admin-kit';
import type { OrderRow } from '@shop/contract';
import { useAllowedStep } from '../../api/allowed-step.ts';
import { type Step, STEP_LABELS } from '../../rules/next-step.ts';

interface StepButtonProps {
  order: Pick<OrderRow, 'orderNumber' | 'status' | 'paymentStatus' | 'paymentMethod'>;
  busy: boolean;
  /** In a table, where fifty of them are in one column. */
  small?: boolean;
  /** Not the main button of the page. */
  quiet?: boolean;
  onStep: (step: Step) => void;
}

/** The button for the next step of an order, if the account may take it. */
export function StepButton({ order, busy, small = false, quiet = false, onStep }: StepButtonProps) {
  const step = useAllowedStep(order);
  if (!step) return null;
  return (
    <Button
      type={small || quiet || step === 'deliver' ? 'default' : 'primary'}
      size={small ? 'small' : 'middle'}
      // A disabled button would lose the focus, and with it the place in the list.
      aria-disabled={busy}
      aria-label={`${STEP_LABELS[step]}: ${order.orderNumber}`}
      // The second click of a double click must not take the step that follows.
      onClick={({ detail }) => detail < 2 && !busy && onStep(step)}
    >
      {STEP_LABELS[step]}
    </Button>
  );
}
