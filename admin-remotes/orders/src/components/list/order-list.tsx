import { kitStyles, type Selection, useIsWide, useRight, useSelection } from '@shop/admin-kit';
import type { OrderRow } from '@shop/contract';
import { useState } from 'react';
import { useChangeOrderStatus } from '../../api/change-order-status.ts';
import type { BulkResult } from '../../rules/bulk-outcomes.ts';
import type { Step } from '../../rules/next-step.ts';
import { SelectedOrders } from '../bulk/selected-orders.tsx';
import { MarkPaidDialog } from '../dialogs/mark-paid-dialog.tsx';
import { ShipDialog } from '../dialogs/ship-dialog.tsx';
import { OrderListItem } from './order-list-item.tsx';
import { OrderTable } from './order-table.tsx';

interface OrderListProps {
  orders: OrderRow[];
  /** Gets the result when some of the selected orders could not be changed. */
  onFailures: (result: BulkResult) => void;
}

/** The loaded orders. A next step runs at once or opens a dialog if it needs input; selected orders are moved together. */
export function OrderList({ orders, onFailures }: OrderListProps) {
  const [current, setCurrent] = useState<{ order: OrderRow; step: Step } | null>(null);
  const [open, setOpen] = useState(false);
  const changeStatus = useChangeOrderStatus();
  const selected = useSelection(orders.map(({ id }) => id));
  const selection = useRight('ship-orders') ? selected : undefined;
  const runStep = (order: OrderRow, step: Step): void => {
    if (step === 'pack') return changeStatus.mutate({ id: order.id, status: 'processing' });
    if (step === 'deliver') return changeStatus.mutate({ id: order.id, status: 'delivered' });
    setCurrent({ order, step });
    setOpen(true);
  };
  const close = (): void => setOpen(false);
  const List = useIsWide() ? OrderTable : OrderCards;
  return (
    <>
      <List orders={orders} selection={selection} busy={changeStatus.isPending} onStep={runStep} />
      {selection && <SelectedOrders selection={selection} orders={orders} onFailures={onFailures} />}
      {current?.step === 'pay' && <MarkPaidDialog open={open} order={current.order} onClose={close} />}
      {current?.step === 'ship' && <ShipDialog open={open} order={current.order} onClose={close} />}
    </>
  );
}

interface OrderCardsProps {
  orders: readonly OrderRow[];
  selection: Selection | undefined;
  busy: boolean;
  onStep: (order: OrderRow, step: Step) => void;
}

function OrderCards({ orders, selection, busy, onStep }: OrderCardsProps) {
  return (
    <ul className={kitStyles.rows} aria-label="Orders">
      {orders.map((order) => (
        <OrderListItem key={order.id} order={order} selection={selection} busy={busy} onStep={(step) => onStep(order, step)} />
      ))}
    </ul>
  );
}
