import { Form, Input } from '@shop/admin-kit';
import { weightProblem } from '../rules/number-input.ts';

interface WeightInputProps {
  name: string | (string | number)[];
  label: string;
  inputLabel?: string;
  placeholder?: string;
}

const RULE = {
  validator: (_: unknown, weight: string | number | null) => {
    const problem = weightProblem(weight);
    return problem === undefined ? Promise.resolve() : Promise.reject(new Error(problem));
  },
};

/** The ounces of one piece, which label files of carriers ask for. */
export const WeightInput = ({ name, label, inputLabel, placeholder }: WeightInputProps) => (
  <Form.Item name={name} label={label} rules={[RULE]}>
    <Input
      aria-label={inputLabel}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      {...(placeholder !== undefined && { placeholder })}
    />
  </Form.Item>
);
