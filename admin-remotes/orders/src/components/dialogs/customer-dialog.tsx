import { emailRule, Form, FormDialog, Input, useDialogForm } from '@shop/admin-kit';
import type { AdminOrder } from '@shop/contract';
import { useCorrectCustomer } from '../../api/correct-customer.ts';
import { correctionOf, type CustomerFields, customerFieldsOf } from '../../rules/customer-correction.ts';
import styles from '../../styles/order-items.module.css';

const FORM_ID = 'order-customer-form';

/** The limits and texts of the checkout. */
const INPUTS: { name: keyof CustomerFields; label: string; min: number; max: number; message: string }[] = [
  { name: 'customerName', label: 'Name', min: 2, max: 120, message: 'Name must be at least 2 characters' },
  { name: 'customerPhone', label: 'Phone', min: 0, max: 40, message: '' },
  { name: 'street', label: 'Street address', min: 5, max: 200, message: 'Street address is required' },
  { name: 'city', label: 'City', min: 2, max: 120, message: 'City is required' },
  { name: 'state', label: 'State', min: 2, max: 120, message: 'State is required' },
  { name: 'zipCode', label: 'ZIP code', min: 5, max: 20, message: 'ZIP code is required' },
];
const ADDRESS: readonly string[] = ['street', 'city', 'state', 'zipCode'];

interface CustomerDialogProps {
  open: boolean;
  order: AdminOrder;
  onClose: () => void;
}

/** Corrects what the shopper mistyped; the address only until the order has shipped. */
export function CustomerDialog({ open, order, onClose }: CustomerDialogProps) {
  const { dialog, inputs, submit } = useDialogForm<CustomerFields>({ onClose });
  const saving = useCorrectCustomer();
  const save = (fields: CustomerFields): void => {
    const correction = correctionOf({ ...customerFieldsOf(order), ...fields }, order);
    if (Object.keys(correction).length === 0) dialog.onClose();
    else submit(() => saving.mutateAsync({ id: order.id, ...correction }));
  };
  const emailRules = [
    { required: true, whitespace: true, message: 'Please enter a valid email' },
    emailRule('Please enter a valid email'),
  ];
  return (
    <FormDialog
      open={open}
      title={`Customer of ${order.orderNumber}`}
      submitText="Save customer"
      formId={FORM_ID}
      {...dialog}
      busy={saving.isPending}
      width={520}
    >
      <p className={styles.dialogLead}>Later mails and the packing slip use what you save here.</p>
      <Form
        {...inputs}
        id={FORM_ID}
        name="order-customer"
        layout="vertical"
        initialValues={customerFieldsOf(order)}
        onFinish={save}
      >
        <Form.Item name="customerEmail" label="E-mail" rules={emailRules}>
          <Input maxLength={254} autoComplete="off" inputMode="email" />
        </Form.Item>
        {INPUTS.filter(({ name }) => order.canCancel || !ADDRESS.includes(name)).map(({ name, label, min, max, message }) => (
          <Form.Item
            key={name}
            name={name}
            label={label}
            rules={min > 0 ? [{ required: true, min, whitespace: true, message }] : []}
          >
            <Input maxLength={max} autoComplete="off" />
          </Form.Item>
        ))}
      </Form>
    </FormDialog>
  );
}
