import { Form, Input } from '@shop/admin-kit';

interface TextInputProps {
  name: string | (string | number)[];
  label: string;
  max: number;
  /** The message when the field is empty; without it, the field is optional. */
  required?: string;
  extra?: string;
  type?: string;
  placeholder?: string;
}

/** One line of text. The server checks everything else. */
export function TextInput({ name, label, max, required, extra, type = 'text', placeholder }: TextInputProps) {
  const rules = required === undefined ? [] : [{ required: true, whitespace: true, message: required }];
  return (
    <Form.Item name={name} label={label} rules={rules} extra={extra}>
      <Input type={type} maxLength={max} autoComplete="off" {...(placeholder ? { placeholder } : {})} />
    </Form.Item>
  );
}
