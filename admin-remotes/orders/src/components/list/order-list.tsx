import type { OrderRow } from '@shop/contract';
import { useState } from 'react';
import { useChangeOrderStatus } from '../../api/change-order-status.ts';
import type { Step } from '../../rules/next-step.ts';
import { MarkPaidDialog } from '../dialogs/mark-paid-dialog.tsx';
import { ShipDialog } from '../dialogs/ship-dialog.tsx';
import { OrderListItem } from './order-list-item.tsx';

/** The loaded orders. A next step runs at once or opens a dialog if it needs input. */
export function OrderList({ orders }: { orders: OrderRow[] }) {
  const [selected, setSelected] = useState<{ order: OrderRow; step: Step } | null>(null);
  const [open, setOpen] = useState(false);
  const changeStatus = useChangeOrderStatus();
  const runStep = (order: OrderRow, step: Step): void => {
    if (step === 'pack') return changeStatus.mutate({ id: order.id, status: 'processing' });
    if (step === 'deliver') return changeStatus.mutate({ id: order.id, status: 'delivered' });
    setSelected({ order, step });
    setOpen(true);
  };
  const close = (): void => setOpen(false);
  return (
    <>
      <ul className="kit-rows" aria-label="Orders">
        {orders.map((order) => (
          <OrderListItem key={order.id} order={order} busy={changeStatus.isPending} onStep={(step) => runStep(order, step)} />
        ))}
      </ul>
      {selected?.step === 'pay' && <MarkPaidDialog open={open} order={selected.order} onClose={close} />}
      {selected?.step === 'ship' && <ShipDialog open={open} order={selected.order} onClose={close} />}
    </>
  );
}
