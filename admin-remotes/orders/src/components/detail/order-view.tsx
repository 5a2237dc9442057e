import { useRight } from '@shop/admin-kit';
import type { AdminOrder } from '@shop/contract';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type OrderDialog, OrderDialogs } from '../dialogs/order-dialogs.tsx';
import { CustomerPanel } from './customer-panel.tsx';
import { ItemsPanel } from './items-panel.tsx';
import { MailsPanel } from './mails-panel.tsx';
import { OrderNotes } from './notes-panel.tsx';
import { OrderHeader } from './order-header.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { ShipmentPanel } from './shipment-panel.tsx';
import { Timeline } from './timeline.tsx';
import styles from '../../styles/order-page.module.css';

/** The panels of an order and the dialogs that change it. */
export function OrderView({ order }: { order: AdminOrder }) {
  const [dialog, setDialog] = useState<OrderDialog | null>(null);
  const [open, setOpen] = useState(false);
  const asked = useAskedPayment(order);
  const readsMails = useRight('read-customers');
  const ships = useRight('ship-orders');
  const show = (next: OrderDialog): void => {
    setDialog(next);
    setOpen(true);
  };
  return (
    <article aria-label={`Order ${order.orderNumber}`}>
      <OrderHeader order={order} onOpen={(kind) => show({ kind })} />
      <div className={styles.panels}>
        <div className={styles.column}>
          <ItemsPanel
            order={order}
            onReturn={() => show({ kind: 'return' })}
            onChangeSize={(item) => show({ kind: 'size', item })}
          />
          <Timeline order={order} />
        </div>
        <div className={styles.column}>
          <CustomerPanel order={order} onEdit={() => show({ kind: 'customer' })} onErase={() => show({ kind: 'erase' })} />
          {!order.moneyHidden && (
            <PaymentPanel order={order} onRefund={() => show({ kind: 'refund' })} onReceive={() => show({ kind: 'pay' })} />
          )}
          <ShipmentPanel order={order} onTrack={() => show({ kind: 'track' })} />
          {readsMails && order.customerErasedAt === null && (
            <MailsPanel order={order} onResend={(mail) => show({ kind: 'resend', mail })} />
          )}
          {ships && <OrderNotes order={order} />}
        </div>
      </div>
      <OrderDialogs
        order={order}
        dialog={asked.isAsked ? { kind: 'pay' } : dialog}
        open={open || asked.isAsked}
        onClose={() => {
          setOpen(false);
          asked.end();
        }}
      />
    </article>
  );
}

/** `?step=pay`, to which the search for everything leads, opens the form of the payment until it is closed. */
function useAskedPayment({ canMarkPaid }: AdminOrder) {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const navigate = useNavigate();
  const isAsked = canMarkPaid && new URLSearchParams(search).get('step') === 'pay';
  return { isAsked, end: () => isAsked && void navigate(pathname, { replace: true, state }) };
}
