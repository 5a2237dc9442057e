import { Form, FormDialog, TextItem, useDialogForm } from '@shop/admin-kit';
import { type AdminOrder, CUSTOMER_TEXTS } from '@shop/contract';
import { useCorrectCustomer } from '../../api/correct-customer.ts';
import { correctionOf, type CustomerFields, customerFieldsOf } from '../../rules/customer-correction.ts';
import styles from '../../styles/order-items.module.css';

const FORM_ID = 'order-customer-form';

const FIELDS = ['customerName', 'customerPhone', 'street', 'street2', 'city', 'state', 'zipCode'] as const;
const ADDRESS: readonly string[] = ['street', 'street2', 'city', 'state', 'zipCode'];

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
        <TextItem name="customerEmail" label="E-mail" rule={CUSTOMER_TEXTS.customerEmail} input={{ inputMode: 'email' }} />
        {FIELDS.filter((name) => order.canCancel || !ADDRESS.includes(name)).map((name) => (
          <TextItem key={name} name={name} label={CUSTOMER_TEXTS[name].label} rule={CUSTOMER_TEXTS[name]} />
        ))}
      </Form>
    </FormDialog>
  );
}
