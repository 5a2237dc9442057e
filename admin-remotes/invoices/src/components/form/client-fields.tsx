import { emailRule, Form, Input, Select } from '@shop/admin-kit';
import { STATUS_OPTIONS } from '../../rules/invoice-labels.ts';
import styles from '../../styles/invoice-form.module.css';

/** The client's contact details, the status and the due date of the invoice. */
export function ClientFields() {
  return (
    <div className={styles.client}>
      <Form.Item
        name="clientName"
        label="Client Name"
        rules={[{ required: true, whitespace: true, message: 'Client name is required' }]}
      >
        <Input maxLength={120} autoComplete="off" />
      </Form.Item>
      <Form.Item name="clientEmail" label="Client Email" validateTrigger="onBlur" rules={[emailRule('Invalid email format')]}>
        <Input inputMode="email" maxLength={254} autoComplete="off" />
      </Form.Item>
      <Form.Item name="clientPhone" label="Client Phone">
        <Input inputMode="tel" maxLength={40} autoComplete="off" />
      </Form.Item>
      <Form.Item name="status" label="Status">
        <Select options={STATUS_OPTIONS} />
      </Form.Item>
      <Form.Item name="dueOn" label="Due Date" extra="Leave it empty if none was agreed.">
        <Input type="date" min="2000-01-01" max="2099-12-31" />
      </Form.Item>
    </div>
  );
}
