import type { DeskOrder } from '@shop/contract';
import { useState } from 'react';
import { CancelDialog } from './cancel-dialog.tsx';
import { CustomerPanel } from './customer-panel.tsx';
import { ItemsPanel } from './items-panel.tsx';
import { MailsPanel } from './mails-panel.tsx';
import { MoneyPanel } from './money-panel.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { OrderHead } from './order-head.tsx';
import { PackingSlip } from './packing-slip.tsx';
import { ParcelPanel } from './parcel-panel.tsx';
import { PayDialog } from './pay-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { ShipDialog } from './ship-dialog.tsx';
import { Timeline } from './timeline.tsx';

export type OrderDialog = 'pay' | 'ship' | 'cancel' | 'refund' | 'slip';

/** The panels of one order, and the dialogs that change it. */
export function OrderView({ order }: { order: DeskOrder }) {
  const [open, setOpen] = useState<OrderDialog | null>(null);
  const close = (): void => setOpen(null);
  return (
    <article aria-label={`Order ${order.orderNumber}`}>
      <OrderHead order={order} onOpen={setOpen} />
      <div className="order-panels">
        <div className="order-column">
          <ItemsPanel order={order} />
          <Timeline events={order.events} />
        </div>
        <div className="order-column">
          <CustomerPanel order={order} />
          <MoneyPanel order={order} onRefund={() => setOpen('refund')} />
          <ParcelPanel order={order} />
          <MailsPanel order={order} />
          <NotesPanel order={order} />
        </div>
      </div>
      <PayDialog open={open === 'pay'} order={order} onClose={close} />
      <ShipDialog open={open === 'ship'} order={order} onClose={close} />
      <CancelDialog open={open === 'cancel'} order={order} onClose={close} />
      <RefundDialog open={open === 'refund'} order={order} onClose={close} />
      <PackingSlip open={open === 'slip'} order={order} onClose={close} />
    </article>
  );
}
