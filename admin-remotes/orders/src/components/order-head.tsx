import { Button, PrinterOutlined, ReloadOutlined, SectionHeader } from '@shop/admin-kit';
import type { DeskOrder } from '@shop/contract';
import { useMoveOrder } from '../api/move-order.ts';
import { nextStep, type Step } from './next-step.ts';
import { STEP_TEXTS } from './order-line.tsx';
import { OrderTags } from './order-tags.tsx';
import { momentOf } from './order-words.ts';
import { useRefreshDesk } from './use-refresh-desk.ts';

interface OrderHeadProps {
  order: DeskOrder;
  onOpen: (dialog: 'pay' | 'ship' | 'cancel' | 'slip') => void;
}

/** Number, state and what can be done now; the step that brings the order on its way stands out. */
export function OrderHead({ order, onOpen }: OrderHeadProps) {
  const { id, orderNumber, createdAt, moves, canMarkPaid, canCancel } = order;
  const moving = useMoveOrder();
  const refresh = useRefreshDesk();
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
          {STEP_TEXTS[step]}
        </Button>
      )}
    </>
  );
  const subtitle = (
    <span className="order-head-state">
      <OrderTags {...order} /> <time dateTime={createdAt}>{momentOf(createdAt)}</time>
    </span>
  );
  return <SectionHeader title={orderNumber} subtitle={subtitle} actions={actions} />;
}
