import { Form, FormDialog } from '@shop/admin-kit';
import type { OrderRow } from '@shop/contract';
import { useState } from 'react';
import { useMoveOrder } from '../api/move-order.ts';
import { type Parcel, ParcelFields } from './parcel-fields.tsx';

const FORM_ID = 'order-ship-form';

interface ShipDialogProps {
  open: boolean;
  order: Pick<OrderRow, 'id' | 'orderNumber' | 'customerName'>;
  onClose: () => void;
}

/** The parcel leaves: its number goes to the shopper. */
export function ShipDialog({ open, order, onClose }: ShipDialogProps) {
  const [dirty, setDirty] = useState(false);
  const moving = useMoveOrder();
  const close = (): void => {
    setDirty(false);
    onClose();
  };
  const save = ({ carrier = '', number = '' }: Partial<Parcel>): void => {
    if (moving.isPending) return;
    const tracking = number.trim() ? { carrier: carrier.trim(), number: number.trim() } : null;
    moving.mutate({ id: order.id, status: 'shipped', tracking }, { onSuccess: close });
  };
  return (
    <FormDialog
      open={open}
      title={`Ship ${order.orderNumber}`}
      submitText="Mark shipped"
      formId={FORM_ID}
      dirty={dirty}
      busy={moving.isPending}
      onClose={close}
      width={480}
    >
      <p className="order-dialog-lead">
        {order.customerName} gets a mail that the parcel is on its way. Leave both empty for a parcel without tracking.
      </p>
      <Form<Partial<Parcel>>
        id={FORM_ID}
        name="order-ship"
        layout="vertical"
        onValuesChange={() => setDirty(true)}
        onFinish={save}
      >
        <ParcelFields required={false} />
      </Form>
    </FormDialog>
  );
}
