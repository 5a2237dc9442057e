import type { AdminOrder, OrderRow } from '@shop/contract';
import { type ReactNode, useState } from 'react';
import { useChangeOrderStatus } from '../../api/change-order-status.ts';
import type { Step } from '../../rules/next-step.ts';
import { MarkPaidDialog } from '../dialogs/mark-paid-dialog.tsx';
import { ShipDialog } from '../dialogs/ship-dialog.tsx';

type SteppedOrder = OrderRow | AdminOrder;

interface OrderSteps {
  run: (order: SteppedOrder, step: Step) => void;
  busy: boolean;
  /** Render it beside the buttons. */
  dialogs: ReactNode;
}

/** A next step runs at once or opens a dialog if it needs input. */
export function useOrderSteps(): OrderSteps {
  const [current, setCurrent] = useState<{ order: SteppedOrder; step: Step } | null>(null);
  const [open, setOpen] = useState(false);
  const changeStatus = useChangeOrderStatus();
  const close = (): void => setOpen(false);
  return {
    run: (order, step) => {
      if (step === 'pack') return changeStatus.mutate({ id: order.id, status: 'processing' });
      if (step === 'deliver') return changeStatus.mutate({ id: order.id, status: 'delivered' });
      setCurrent({ order, step });
      setOpen(true);
    },
    busy: changeStatus.isPending,
    dialogs: (
      <>
        {current?.step === 'pay' && <MarkPaidDialog open={open} order={current.order} onClose={close} />}
        {current?.step === 'ship' && <ShipDialog open={open} order={current.order} onClose={close} />}
      </>
    ),
  };
}
