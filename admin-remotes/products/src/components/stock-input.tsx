import { Form, Input, type InputRef } from '@shop/admin-kit';
import type { Ref } from 'react';
import { stockNote, stockProblem } from '../rules/number-input.ts';

interface StockInputProps {
  /** Of the form item, within its list. */
  name: string | (string | number)[];
  /** Of the whole form. */
  path: (string | number)[];
  label: string;
  inputLabel?: string;
  inputRef?: Ref<InputRef> | null;
}

const RULE = {
  validator: (_: unknown, stock: string | number | null) => {
    const problem = stockProblem(stock);
    return problem === undefined ? Promise.resolve() : Promise.reject(new Error(problem));
  },
};

/** A number of pieces. What is typed stays; a line below says what it is saved as, if that differs. */
export function StockInput({ name, path, label, inputLabel, inputRef = null }: StockInputProps) {
  const note = stockNote(Form.useWatch<string | number | null>(path, { preserve: true }) ?? null);
  return (
    <Form.Item name={name} label={label} extra={note} rules={[RULE]}>
      <Input ref={inputRef} aria-label={inputLabel} inputMode="numeric" autoComplete="off" maxLength={20} />
    </Form.Item>
  );
}
