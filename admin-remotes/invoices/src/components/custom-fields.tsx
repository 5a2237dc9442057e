import { Form, Input } from '@shop/admin-kit';
import { customPriceProblem, ruleOf } from './item-rules.ts';

interface CustomFieldsProps {
  place: number;
  onPrice: (price: string) => void;
}

/** Name and price of something that is not in the catalogue. */
export function CustomFields({ place, onPrice }: CustomFieldsProps) {
  return (
    <div className="invoice-row-custom">
      <Form.Item
        name={[place, 'customName']}
        label="Custom Product Name"
        rules={[{ required: true, whitespace: true, message: 'Product name is required' }]}
      >
        <Input maxLength={120} autoComplete="off" />
      </Form.Item>
      <Form.Item name={[place, 'customPrice']} label="Custom Price" rules={[ruleOf(customPriceProblem)]}>
        <Input inputMode="decimal" autoComplete="off" prefix="$" onChange={(event) => onPrice(event.target.value)} />
      </Form.Item>
    </div>
  );
}
