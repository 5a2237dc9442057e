import { Form, Input } from '@shop/admin-kit';
import type { ReactNode } from 'react';
import { amountProblem } from '../../rules/pricing/amounts.ts';

interface AmountItemProps {
  name: string;
  label: string;
  extra?: ReactNode;
  required?: boolean;
  allowZero?: boolean;
}

/** An amount in dollars that is typed, and stays as it is typed. */
export function AmountItem({ name, label, extra, required = false, allowZero = false }: AmountItemProps) {
  const validator = (_: unknown, typed: string | undefined): Promise<void> => {
    const problem = amountProblem(typed ?? '', { required, allowZero });
    return problem === undefined ? Promise.resolve() : Promise.reject(new Error(problem));
  };
  return (
    <Form.Item name={name} label={label} extra={extra} required={required} rules={[{ validator }]} validateTrigger="onBlur">
      <Input inputMode="decimal" prefix="$" autoComplete="off" maxLength={20} />
    </Form.Item>
  );
}
