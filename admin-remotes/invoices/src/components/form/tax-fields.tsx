import { Form, formatCents, Input } from '@shop/admin-kit';
import { taxCents } from '../../rules/invoice-form.ts';
import { type InvoiceRow, rowsTotal } from '../../rules/invoice-rows.ts';
import { taxError, toFormRule } from '../../rules/item-validation.ts';
import styles from '../../styles/invoice-form.module.css';

/** The sales tax, which staff type because an invoice has no delivery address, and the total with it. */
export function TaxFields() {
  return (
    <div className={styles.rowsEnd}>
      <Form.Item
        name="taxAmount"
        label="Sales tax"
        extra="Leave it empty if none is owed."
        rules={[toFormRule(taxError)]}
        validateTrigger="onBlur"
      >
        <Input inputMode="decimal" prefix="$" autoComplete="off" maxLength={20} />
      </Form.Item>
      <Total />
    </div>
  );
}

/** With sales tax, also of an invoice from a time when the shop collected it. */
export function Total() {
  const rows = Form.useWatch('items') as InvoiceRow[] | undefined;
  const tax = Form.useWatch('taxAmount', { preserve: true }) as string | undefined;
  return (
    <output className={styles.total}>
      Total: <strong>{formatCents(rowsTotal(rows ?? []) + taxCents(tax ?? ''))}</strong>
    </output>
  );
}
