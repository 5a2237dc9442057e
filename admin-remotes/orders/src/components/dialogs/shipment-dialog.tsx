import { Form, FormDialog, TextItem, useDialogForm } from '@shop/admin-kit';
import { cleanLine, ORDER_TEXTS } from '@shop/contract';
import { CarrierList } from './carrier-list.tsx';
import styles from '../../styles/order-items.module.css';

interface Shipment {
  carrier: string;
  number: string;
}

interface ShipmentDialogProps {
  open: boolean;
  /** The name of the form, unique on the page. */
  name: string;
  title: string;
  lead: string;
  submitText: string;
  /** False: carrier and number may both be empty. */
  required: boolean;
  initial: Shipment | null;
  busy: boolean;
  /** Called with trimmed values; the dialog closes after the save. */
  onSave: (shipment: Shipment) => Promise<unknown>;
  onClose: () => void;
}

/** A form for carrier and tracking number. */
export function ShipmentDialog(props: ShipmentDialogProps) {
  const { open, name, title, lead, submitText, required, initial, busy, onSave, onClose } = props;
  const { dialog, inputs, submit } = useDialogForm<Partial<Shipment>>({ onClose });
  const save = ({ carrier = '', number = '' }: Partial<Shipment>): void =>
    submit(() => onSave({ carrier: carrier.trim(), number: number.trim() }));
  const formId = `${name}-form`;
  return (
    <FormDialog open={open} title={title} submitText={submitText} formId={formId} {...dialog} busy={busy} width={480}>
      <p className={styles.dialogLead}>{lead}</p>
      <Form<Partial<Shipment>>
        {...inputs}
        id={formId}
        name={name}
        layout="vertical"
        {...(initial && { initialValues: initial })}
        onFinish={save}
      >
        <ShipmentFields required={required} />
      </Form>
    </FormDialog>
  );
}

const isEmpty = (value: unknown): boolean => typeof value !== 'string' || cleanLine(value) === '';

/** Without `required`, both fields may be empty, but not only one of them. */
function ShipmentFields({ required }: { required: boolean }) {
  const optionalUnless = (other: keyof Shipment) =>
    !required && ((valueOf: (field: string) => unknown) => isEmpty(valueOf(other)));
  return (
    <>
      <CarrierList />
      <TextItem
        name="carrier"
        label="Carrier"
        dependencies={['number']}
        rule={ORDER_TEXTS.carrier}
        optional={optionalUnless('number')}
        input={{ list: 'order-carriers' }}
      />
      <TextItem
        name="number"
        label="Tracking number"
        dependencies={['carrier']}
        rule={ORDER_TEXTS.trackingNumber}
        optional={optionalUnless('carrier')}
      />
    </>
  );
}
