import { Form, InputNumber } from '@shop/admin-kit';

interface NumberInputProps {
  name: string;
  label: string;
  extra: string;
  /** For example 'days'. */
  unit: string;
  min?: number;
  max: number;
}

/** A setting that is a whole number. */
export function NumberInput({ name, label, extra, unit, min = 1, max }: NumberInputProps) {
  return (
    <Form.Item
      name={name}
      label={label}
      extra={extra}
      rules={[{ required: true, message: `Please enter the number of ${unit}` }]}
    >
      <InputNumber min={min} max={max} precision={0} suffix={unit} className="settings-number" />
    </Form.Item>
  );
}
