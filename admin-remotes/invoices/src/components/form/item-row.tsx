import { Button, DeleteOutlined, Form, formatCents, Input, Select } from '@shop/admin-kit';
import type { AdminProduct } from '@shop/contract';
import {
  chooseProduct,
  CUSTOM,
  type InvoiceRow,
  lineTotal,
  type ProductOption,
  quantityOf,
  typeCustomPrice,
} from '../../rules/invoice-rows.ts';
import { quantityError, toFormRule, unitPriceError } from '../../rules/item-validation.ts';
import { CustomFields } from './custom-fields.tsx';

interface ItemRowProps {
  /** Place in the form's list. */
  place: number;
  products: readonly AdminProduct[];
  options: ProductOption[];
  onRemove: (() => void) | undefined;
}

/** One row of the invoice; what is chosen or typed in one field changes the others. */
export function ItemRow({ place, products, options, onRemove }: ItemRowProps) {
  const form = Form.useFormInstance();
  const row = Form.useWatch(['items', place], form) as InvoiceRow | undefined;
  const change = (rule: (before: InvoiceRow) => InvoiceRow): void => {
    const before = form.getFieldValue(['items', place]) as InvoiceRow;
    const changed = Object.entries<string>({ ...rule(before) }).filter(
      ([field, value]) => before[field as keyof InvoiceRow] !== value,
    );
    form.setFields(changed.map(([field, value]) => ({ name: ['items', place, field], value, errors: [] })));
  };
  const total = row && lineTotal(row);
  return (
    <fieldset className="invoice-row">
      <legend>Item {place + 1}</legend>
      <Form.Item name={[place, 'product']} label="Product" className="invoice-row-product">
        <Select
          options={options}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={(product: string) => change((before) => chooseProduct(before, product, products))}
        />
      </Form.Item>
      <Form.Item name={[place, 'quantity']} label="Quantity" rules={[toFormRule(quantityError)]}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          onBlur={() => change((before) => ({ ...before, quantity: String(quantityOf(before.quantity)) }))}
        />
      </Form.Item>
      <Form.Item name={[place, 'unitPrice']} label="Unit Price" rules={[toFormRule(unitPriceError)]}>
        <Input inputMode="decimal" autoComplete="off" prefix="$" />
      </Form.Item>
      <div className="invoice-row-total">
        <span>Line Total</span>
        <strong>{total === undefined ? '–' : formatCents(total)}</strong>
      </div>
      {onRemove && (
        <Button
          type="text"
          danger
          icon={<DeleteOutlined />}
          aria-label={`Remove item ${place + 1}`}
          className="invoice-row-remove"
          onClick={onRemove}
        />
      )}
      <CustomFields
        place={place}
        shown={row?.product === CUSTOM}
        onPrice={(price) => change((before) => typeCustomPrice(before, price))}
      />
    </fieldset>
  );
}
