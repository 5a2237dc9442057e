import { Form, FormDialog, Input, useDialogForm } from '@shop/admin-kit';
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

/** Without `required`, both fields may be empty, but not only one of them. */
function ShipmentFields({ required }: { required: boolean }) {
  const rulesOf = (otherField: keyof Shipment, message: string) =>
    required
      ? [{ required: true, whitespace: true, message }]
      : [
          ({ getFieldValue }: { getFieldValue: (name: string) => string | undefined }) => ({
            validator: (_: unknown, value: string | undefined): Promise<void> =>
              !value?.trim() && getFieldValue(otherField)?.trim() ? Promise.reject(new Error(message)) : Promise.resolve(),
          }),
        ];
  return (
    <>
      <CarrierList />
      <Form.Item name="carrier" label="Carrier" dependencies={['number']} rules={rulesOf('number', 'Please enter the carrier')}>
        <Input maxLength={60} autoComplete="off" list="order-carriers" />
      </Form.Item>
      <Form.Item
        name="number"
        label="Tracking number"
        dependencies={['carrier']}
        rules={rulesOf('carrier', 'Please enter the tracking number')}
      >
        <Input maxLength={100} autoComplete="off" />
      </Form.Item>
    </>
  );
}
