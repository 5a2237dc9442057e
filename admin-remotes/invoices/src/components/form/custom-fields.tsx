import { Form, Input } from '@shop/admin-kit';
import { customPriceError, toFormRule } from '../../rules/item-validation.ts';

interface CustomFieldsProps {
  place: number;
  shown: boolean;
  onPrice: (price: string) => void;
}

/** Name and price of something that is not in the catalogue. Hidden they stay, or the form would hand over rows without them. */
export function CustomFields({ place, shown, onPrice }: CustomFieldsProps) {
  return (
    <div className="invoice-row-custom" hidden={!shown}>
      <Form.Item
        name={[place, 'customName']}
        label="Custom Name"
        rules={shown ? [{ required: true, whitespace: true, message: 'Product name is required' }] : []}
      >
        <Input maxLength={120} autoComplete="off" />
      </Form.Item>
      <Form.Item name={[place, 'customPrice']} label="Custom Price" rules={[toFormRule(customPriceError)]}>
        <Input inputMode="decimal" autoComplete="off" prefix="$" onChange={(event) => onPrice(event.target.value)} />
      </Form.Item>
    </div>
  );
}
