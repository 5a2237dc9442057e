import { Button, PrinterOutlined, ReloadOutlined, SectionHeader } from '@shop/admin-kit';
import type { DeskOrder } from '@shop/contract';
import { useChangeOrderStatus } from '../../api/change-order-status.ts';
import { nextStep, type Step } from '../../rules/next-step.ts';
import { STEP_LABELS } from '../list/order-list-item.tsx';
import { OrderTags } from '../order-tags.tsx';
import { formatDateTime } from '../../rules/order-labels.ts';
import { useRefreshOrders } from '../use-refresh-desk.ts';

interface OrderHeaderProps {
  order: DeskOrder;
  onOpen: (dialog: 'pay' | 'ship' | 'cancel' | 'slip') => void;
}

/** Number, state and what can be done now; the step that brings the order on its way stands out. */
export function OrderHeader({ order, onOpen }: OrderHeaderProps) {
  const { id, orderNumber, createdAt, moves, canMarkPaid, canCancel } = order;
  const moving = useChangeOrderStatus();
  const refresh = useRefreshOrders();
  const step = nextStep(order);
  const take = (chosen: Step): void => {
    if (chosen === 'pay' || chosen === 'ship') return onOpen(chosen);
    moving.mutate({ id, status: chosen === 'pack' ? 'processing' : 'delivered' });
  };
  const actions = (
    <>
      <Button icon={<ReloadOutlined />} aria-label="Refresh" title="Refresh" onClick={refresh} />
      <Button icon={<PrinterOutlined aria-hidden />} onClick={() => onOpen('slip')}>
        Packing slip
      </Button>
      {canCancel && (
        <Button danger onClick={() => onOpen('cancel')}>
          Cancel order
        </Button>
      )}
      {canMarkPaid && moves.includes('confirmed') && (
        <Button loading={moving.isPending} onClick={() => moving.mutate({ id, status: 'confirmed' })}>
          Confirm unpaid
        </Button>
      )}
      {step && (
        <Button type="primary" loading={moving.isPending} onClick={() => take(step)}>
          {STEP_LABELS[step]}
        </Button>
      )}
    </>
  );
  const subtitle = (
    <span className="order-header-state">
      <OrderTags {...order} /> <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
    </span>
  );
  return <SectionHeader title={orderNumber} subtitle={subtitle} actions={actions} />;
}
