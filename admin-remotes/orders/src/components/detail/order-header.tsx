import { Button, PrinterOutlined, ReloadOutlined, SectionHeader, useShopTime, useShortcuts } from '@shop/admin-kit';
import type { AdminOrder } from '@shop/contract';
import { useAllowedStep } from '../../api/allowed-step.ts';
import { useChangeOrderStatus } from '../../api/change-order-status.ts';
import { useRefreshOrders } from '../../api/get-orders.ts';
import { type Step, STEP_LABELS } from '../../rules/next-step.ts';
import { OrderTags } from '../order-tags.tsx';
import styles from '../../styles/order-page.module.css';

interface OrderHeaderProps {
  order: AdminOrder;
  onOpen: (dialog: 'pay' | 'ship' | 'cancel' | 'slip') => void;
}

/** Number, status and actions; the next step is the primary button. */
export function OrderHeader({ order, onOpen }: OrderHeaderProps) {
  const time = useShopTime();
  const { id, orderNumber, createdAt, moves, canMarkPaid, canCancel } = order;
  const changeStatus = useChangeOrderStatus();
  const refresh = useRefreshOrders();
  const step = useAllowedStep(order);
  useShortcuts({ p: () => onOpen('slip') });
  const runStep = (target: Step): void => {
    if (target === 'pay' || target === 'ship') return onOpen(target);
    changeStatus.mutate({ id, status: target === 'pack' ? 'processing' : 'delivered' });
  };
  const actions = (
    <>
      <Button icon={<ReloadOutlined />} aria-label="Refresh" title="Refresh" onClick={refresh} />
      <Button
        icon={<PrinterOutlined aria-hidden />}
        aria-keyshortcuts="P"
        title="Packing slip (P)"
        onClick={() => onOpen('slip')}
      >
        Packing slip
      </Button>
      {canCancel && (
        <Button danger onClick={() => onOpen('cancel')}>
          Cancel order
        </Button>
      )}
      {canMarkPaid && moves.includes('confirmed') && (
        <Button
          title="Keeps the order from being cancelled as unpaid. It can be packed when it is marked as paid."
          loading={changeStatus.isPending}
          onClick={() => changeStatus.mutate({ id, status: 'confirmed' })}
        >
          Confirm unpaid
        </Button>
      )}
      {step && (
        // The second click of a double click must not take the step that follows.
        <Button type="primary" loading={changeStatus.isPending} onClick={({ detail }) => detail < 2 && runStep(step)}>
          {STEP_LABELS[step]}
        </Button>
      )}
    </>
  );
  const subtitle = (
    <span className={styles.headerState}>
      <OrderTags {...order} /> <time dateTime={createdAt}>{time.moment(createdAt)}</time>
    </span>
  );
  return <SectionHeader title={orderNumber} subtitle={subtitle} actions={actions} />;
}
