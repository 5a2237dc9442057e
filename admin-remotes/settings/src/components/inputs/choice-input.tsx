import { Form, Select } from '@shop/admin-kit';
import type { ChoiceField } from '@shop/contract/settings-fields';
import type { InputName } from './setting-text.tsx';

export function ChoiceInput({ name, field: { label, hint, options } }: { name: InputName; field: ChoiceField }) {
  return (
    <Form.Item name={name} label={label} extra={hint}>
      <Select options={Object.entries(options).map(([value, text]) => ({ value, label: text }))} />
    </Form.Item>
  );
}
