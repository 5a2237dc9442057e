import { Form, Input, Select, TextItem } from '@shop/admin-kit';
import { INVOICE_TEXTS } from '@shop/contract';
import { STATUS_OPTIONS } from '../../rules/invoice-labels.ts';
import styles from '../../styles/invoice-form.module.css';

/** The client's contact details, the status and the due date of the invoice. */
export function ClientFields() {
  return (
    <div className={styles.client}>
      <TextItem name="clientName" label="Client Name" rule={INVOICE_TEXTS.clientName} />
      <TextItem
        name="clientEmail"
        label="Client Email"
        validateTrigger="onBlur"
        rule={INVOICE_TEXTS.clientEmail}
        optional
        input={{ inputMode: 'email' }}
      />
      <TextItem name="clientPhone" label="Client Phone" rule={INVOICE_TEXTS.clientPhone} optional input={{ inputMode: 'tel' }} />
      <Form.Item name="status" label="Status">
        <Select options={STATUS_OPTIONS} />
      </Form.Item>
      <Form.Item name="dueOn" label="Due Date" extra="Leave it empty if none was agreed.">
        <Input type="date" min="2000-01-01" max="2099-12-31" />
      </Form.Item>
    </div>
  );
}
