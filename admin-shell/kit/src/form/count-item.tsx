import { Form, type FormItemProps } from 'antd';
import type { ReactNode } from 'react';
import { countProblem, type TypedCount } from '../count.ts';
import { CountInput } from './count-input.tsx';

interface CountItemProps extends Omit<FormItemProps, 'children' | 'required' | 'label' | 'className' | 'rules'> {
  /** As the field and its message name it. */
  label: string;
  min: number;
  max: number;
  /** The message when the field is empty; without it, the field is optional. */
  required?: string | undefined;
  suffix?: ReactNode;
  inputClassName?: string | undefined;
}

/** A form field for a whole number: what is typed stays, and a number outside of the range is named with an example. */
export function CountItem({ label, min, max, required, suffix, inputClassName, ...item }: CountItemProps) {
  const range = {
    validator: (_: unknown, count: TypedCount | undefined) => {
      const problem = countProblem(count, { label, min, max });
      return problem === undefined ? Promise.resolve() : Promise.reject(new Error(problem));
    },
  };
  return (
    <Form.Item
      {...item}
      label={label}
      rules={[...(required === undefined ? [] : [{ required: true, message: required }]), range]}
    >
      <CountInput suffix={suffix} {...(inputClassName && { className: inputClassName })} />
    </Form.Item>
  );
}
