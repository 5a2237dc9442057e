import { Form, Input } from '@shop/admin-kit';
import type { TextField } from '@shop/contract/settings-fields';

export type InputName = string | (string | number)[];

interface TextInputProps {
  name: InputName;
  /** `required` is the message when the input is empty; without it, the field is optional. */
  field: Pick<TextField, 'label' | 'hint' | 'max' | 'placeholder' | 'required'>;
  type?: string;
}

/** One line of text. The server checks everything else. */
export function TextInput({ name, field: { label, hint, max, placeholder, required }, type = 'text' }: TextInputProps) {
  const rules = required === undefined ? [] : [{ required: true, whitespace: true, message: required }];
  return (
    <Form.Item name={name} label={label} rules={rules} extra={hint}>
      <Input type={type} maxLength={max} autoComplete="off" {...(placeholder ? { placeholder } : {})} />
    </Form.Item>
  );
}
