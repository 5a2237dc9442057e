import { Form, FormDialog } from '@shop/admin-kit';
import { useState } from 'react';
import { type Shipment, ShipmentFields } from './shipment-fields.tsx';

interface ShipmentDialogProps {
  open: boolean;
  /** Of the form, unlike every other one's on the page. */
  name: string;
  title: string;
  lead: string;
  submitText: string;
  /** False: a parcel may have no number. */
  required: boolean;
  before: Shipment | null;
  busy: boolean;
  /** Gets the fields trimmed; calls `done` once they are kept. */
  onSave: (parcel: Shipment, done: () => void) => void;
  onClose: () => void;
}

/** Asks for a parcel's carrier and number. */
export function ShipmentDialog(props: ShipmentDialogProps) {
  const { open, name, title, lead, submitText, required, before, busy, onSave, onClose } = props;
  const [dirty, setDirty] = useState(false);
  const close = (): void => {
    setDirty(false);
    onClose();
  };
  const save = ({ carrier = '', number = '' }: Partial<Shipment>): void => {
    if (!busy) onSave({ carrier: carrier.trim(), number: number.trim() }, close);
  };
  const formId = `${name}-form`;
  return (
    <FormDialog
      open={open}
      title={title}
      submitText={submitText}
      formId={formId}
      dirty={dirty}
      busy={busy}
      onClose={close}
      width={480}
    >
      <p className="order-dialog-lead">{lead}</p>
      <Form<Partial<Shipment>>
        id={formId}
        name={name}
        layout="vertical"
        {...(before && { initialValues: before })}
        onValuesChange={() => setDirty(true)}
        onFinish={save}
      >
        <ShipmentFields required={required} />
      </Form>
    </FormDialog>
  );
}
