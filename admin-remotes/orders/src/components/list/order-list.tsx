import { kitStyles, type Selection, useIsWide, useRight, useSelection, useShortcuts } from '@shop/admin-kit';
import type { OrderRow } from '@shop/contract';
import type { BulkResult } from '../../rules/bulk-outcomes.ts';
import type { Step } from '../../rules/next-step.ts';
import { IMPLIED_BY_QUEUE, type OrderFilter, type Queue } from '../../rules/order-filter.ts';
import { SelectedOrders } from '../bulk/selected-orders.tsx';
import { OrderListItem } from './order-list-item.tsx';
import { OrderTable } from './order-table.tsx';
import { useOrderSteps } from './use-order-steps.tsx';

interface OrderListProps {
  orders: OrderRow[];
  filter: OrderFilter;
  onSort: (sort: OrderFilter['sort']) => void;
  /** Gets the result when some of the selected orders could not be changed. */
  onFailures: (result: BulkResult) => void;
}

/** The loaded orders. A next step runs at once or opens a dialog if it needs input; selected orders are moved together. */
export function OrderList({ orders, filter, onSort, onFailures }: OrderListProps) {
  const steps = useOrderSteps();
  const selected = useSelection(orders.map(({ id }) => id));
  const selection = useRight('ship-orders') ? selected : undefined;
  useShortcuts({ j: () => focusRow(1), k: () => focusRow(-1) });
  const isWide = useIsWide('43.75rem');
  const list = { orders, selection, busy: steps.busy, implied: IMPLIED_BY_QUEUE[filter.queue], onStep: steps.run };
  return (
    <>
      {isWide ? <OrderTable sort={filter.sort} onSort={onSort} {...list} /> : <OrderCards {...list} />}
      {selection && <SelectedOrders selection={selection} orders={orders} onFailures={onFailures} />}
      {steps.dialogs}
    </>
  );
}

/** Moves the focus to the order after or before the one that has it. */
function focusRow(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('[aria-label="Orders"] :is(th, h3) > a')];
  const current = links.findIndex((link) => link.closest('tr, li')?.contains(document.activeElement));
  links[current === -1 ? 0 : current + step]?.focus();
}

interface OrderCardsProps {
  orders: readonly OrderRow[];
  selection: Selection | undefined;
  busy: boolean;
  implied: (typeof IMPLIED_BY_QUEUE)[Queue];
  onStep: (order: OrderRow, step: Step) => void;
}

function OrderCards({ orders, selection, busy, implied, onStep }: OrderCardsProps) {
  return (
    <ul className={kitStyles.rows} aria-label="Orders">
      {orders.map((order) => (
        <OrderListItem
          key={order.id}
          order={order}
          selection={selection}
          busy={busy}
          implied={implied}
          onStep={(step) => onStep(order, step)}
        />
      ))}
    </ul>
  );
}
