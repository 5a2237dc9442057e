import { Button, DeleteOutlined, Form, formatCents, Input, TextItem } from '@shop/admin-kit';
import { type Invoice, INVOICE_TEXTS } from '@shop/contract';
import { CUSTOM, type InvoiceRow, lineTotal, withCustomPrice, withProduct, withQuantity } from '../../rules/invoice-rows.ts';
import { ProductSelect } from './product-select.tsx';
import { SizeSelect } from './size-select.tsx';
import { customPriceError, quantityError, toFormRule, unitPriceError } from '../../rules/item-validation.ts';
import styles from '../../styles/invoice-form.module.css';

interface ItemRowProps {
  /** The index of the row in the form list. */
  index: number;
  invoice: Invoice | null;
  onRemove: (() => void) | undefined;
}

/** One item of the form. The product and the custom price determine other fields of the row. */
export function ItemRow({ index, invoice, onRemove }: ItemRowProps) {
  const form = Form.useFormInstance();
  const row = Form.useWatch(['items', index], form) as InvoiceRow | undefined;
  const change = (update: (row: InvoiceRow) => InvoiceRow): void => {
    const previous = form.getFieldValue(['items', index]) as InvoiceRow;
    const changed = Object.entries<string>({ ...update(previous) }).filter(
      ([field, value]) => previous[field as keyof InvoiceRow] !== value,
    );
    form.setFields(changed.map(([field, value]) => ({ name: ['items', index, field], value, errors: [] })));
  };

  return (
    <fieldset className={styles.row}>
      <legend>Item {index + 1}</legend>
      <Form.Item name={[index, 'product']} label="Product" className={styles.rowProduct}>
        <ProductSelect
          invoice={invoice}
          onSelect={(product, selected) => change((current) => withProduct(current, product, selected?.price))}
        />
      </Form.Item>
      <Form.Item name={[index, 'quantity']} label="Quantity" rules={[toFormRule(quantityError)]}>
        <Input inputMode="numeric" autoComplete="off" onBlur={() => change(withQuantity)} />
      </Form.Item>
      <Form.Item name={[index, 'unitPrice']} label="Unit Price" rules={[toFormRule(unitPriceError)]}>
        <Input inputMode="decimal" autoComplete="off" prefix="$" />
      </Form.Item>
      <LineTotal row={row} />
      {onRemove && (
        <Button
          type="text"
          danger
          icon={<DeleteOutlined />}
          aria-label={`Remove item ${index + 1}`}
          className={styles.rowRemove}
          onClick={onRemove}
        />
      )}
      <SizeSelect index={index} row={row} onChange={change} />
      <CustomFields
        index={index}
        shown={row?.product === CUSTOM}
        onPrice={(price) => change((current) => withCustomPrice(current, price))}
      />
    </fieldset>
  );
}

function LineTotal({ row }: { row: InvoiceRow | undefined }) {
  const total = row && lineTotal(row);
  return (
    <div className={styles.rowTotal}>
      <span>Line Total</span>
      <strong>{total === undefined ? '–' : formatCents(total)}</strong>
    </div>
  );
}

interface CustomFieldsProps {
  index: number;
  shown: boolean;
  onPrice: (price: string) => void;
}

/** Name and price of a custom product. The fields are hidden, not unmounted, because the form drops unmounted values. */
function CustomFields({ index, shown, onPrice }: CustomFieldsProps) {
  return (
    <div className={styles.rowCustom} hidden={!shown}>
      <TextItem name={[index, 'customName']} label="Custom Name" rule={INVOICE_TEXTS.customProductName} optional={!shown} />
      <Form.Item name={[index, 'customPrice']} label="Custom Price" rules={[toFormRule(customPriceError)]}>
        <Input inputMode="decimal" autoComplete="off" prefix="$" onChange={(event) => onPrice(event.target.value)} />
      </Form.Item>
    </div>
  );
}
