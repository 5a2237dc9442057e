import { Button, Form, FormDialog } from '@shop/admin-kit';
import type { DeskOrder } from '@shop/contract';
import { useState } from 'react';
import { useSetTracking } from '../api/set-tracking.ts';
import { Fact, Facts, Panel } from './panel.tsx';
import { type Parcel, ParcelFields } from './parcel-fields.tsx';

const FORM_ID = 'order-tracking-form';

/** Where the parcel is; once it has left, its number can be corrected. */
export function ParcelPanel({ order }: { order: DeskOrder }) {
  const [open, setOpen] = useState(false);
  const { status, tracking } = order;
  if (status !== 'shipped' && status !== 'delivered') return null;
  const number = tracking?.url ? (
    <a href={tracking.url} target="_blank" rel="noreferrer">
      {tracking.number}
    </a>
  ) : (
    tracking?.number
  );
  return (
    <Panel
      title="Parcel"
      action={<Button onClick={() => setOpen(true)}>{tracking ? 'Correct tracking' : 'Add tracking'}</Button>}
    >
      {tracking ? (
        <Facts>
          <Fact label="Carrier">{tracking.carrier}</Fact>
          <Fact label="Number">{number}</Fact>
        </Facts>
      ) : (
        <p className="order-nothing">Sent without tracking.</p>
      )}
      <TrackingDialog open={open} order={order} onClose={() => setOpen(false)} />
    </Panel>
  );
}

function TrackingDialog({ open, order, onClose }: { open: boolean; order: DeskOrder; onClose: () => void }) {
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
