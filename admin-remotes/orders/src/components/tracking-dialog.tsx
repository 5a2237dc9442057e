import { Form, FormDialog } from '@shop/admin-kit';
import type { DeskOrder } from '@shop/contract';
import { useState } from 'react';
import { useSetTracking } from '../api/set-tracking.ts';
import { type Parcel, ParcelFields } from './parcel-fields.tsx';

const FORM_ID = 'order-tracking-form';

/** Corrects or adds the number of a parcel that has left. */
export function TrackingDialog({ open, order, onClose }: { open: boolean; order: DeskOrder; onClose: () => void }) {
  const [dirty, setDirty] = useState(false);
  const saving = useSetTracking();
  const close = (): void => {
    setDirty(false);
    onClose();
  };
  const save = ({ carrier, number }: Parcel): void => {
    if (saving.isPending) return;
    saving.mutate({ id: order.id, carrier: carrier.trim(), number: number.trim() }, { onSuccess: close });
  };
  return (
    <FormDialog
      open={open}
      title={`Tracking of ${order.orderNumber}`}
      submitText="Save tracking"
      formId={FORM_ID}
      dirty={dirty}
      busy={saving.isPending}
      onClose={close}
      width={480}
    >
      <p className="order-dialog-lead">
        The order’s page shows the new number at once. The shopper gets no new mail: resend “Shipped” if they need it.
      </p>
      <Form<Parcel>
        id={FORM_ID}
        name="order-tracking"
        layout="vertical"
        initialValues={{ carrier: order.tracking?.carrier ?? '', number: order.tracking?.number ?? '' }}
        onValuesChange={() => setDirty(true)}
        onFinish={save}
      >
        <ParcelFields required />
      </Form>
    </FormDialog>
  );
}
