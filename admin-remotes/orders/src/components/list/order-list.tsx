import type { OrderRow } from '@shop/contract';
import { useState } from 'react';
import { useChangeOrderStatus } from '../../api/change-order-status.ts';
import type { Step } from '../../rules/next-step.ts';
import { OrderListItem } from './order-list-item.tsx';
import { MarkPaidDialog } from '../dialogs/mark-paid-dialog.tsx';
import { ShipDialog } from '../dialogs/ship-dialog.tsx';

/** The orders that were read in, each with its next step: a click, or a dialog when something must be known first. */
export function OrderList({ orders }: { orders: OrderRow[] }) {
  const [chosen, setChosen] = useState<{ order: OrderRow; step: Step } | null>(null);
  const [open, setOpen] = useState(false);
  const moving = useChangeOrderStatus();
  const take = (order: OrderRow, step: Step): void => {
    if (step === 'pack') return moving.mutate({ id: order.id, status: 'processing' });
    if (step === 'deliver') return moving.mutate({ id: order.id, status: 'delivered' });
    setChosen({ order, step });
    setOpen(true);
  };
  const close = (): void => setOpen(false);
  return (
    <>
      <ul className="kit-rows" aria-label="Orders">
        {orders.map((order) => (
          <OrderListItem key={order.id} order={order} busy={moving.isPending} onStep={(step) => take(order, step)} />
        ))}
      </ul>
      {chosen?.step === 'pay' && <MarkPaidDialog open={open} order={chosen.order} onClose={close} />}
      {chosen?.step === 'ship' && <ShipDialog open={open} order={chosen.order} onClose={close} />}
    </>
  );
}
