import { Form, formatCents, Input, parsePositiveMoney } from '@shop/admin-kit';

interface AmountItemProps {
  label: string;
  name?: string | string[];
  extra?: string | undefined;
  initial?: string | undefined;
  /** In cents. */
  max?: { cents: number; problem: string } | undefined;
  optional?: boolean;
}

/** An amount above zero, or none when it is optional, in the field `amount` of the form unless another is named. */
export function AmountItem({ label, name = 'amount', extra, initial, max, optional = false }: AmountItemProps) {
  const validator = (_: unknown, typed = ''): Promise<void> => {
    if (optional && typed.trim() === '') return Promise.resolve();
    const { cents, problem } = parsePositiveMoney(typed);
    if (cents === undefined) return Promise.reject(new Error(problem));
    return max && cents > max.cents ? Promise.reject(new Error(max.problem)) : Promise.resolve();
  };
  return (
    <Form.Item name={name} label={label} extra={extra} initialValue={initial} rules={[{ validator }]} validateTrigger="onBlur">
      <Input inputMode="decimal" prefix="$" autoComplete="off" />
    </Form.Item>
  );
}

/** "At most $36.00 can be refunded". */
export const atMost = (cents: number, rest: string) => ({ cents, problem: `At most ${formatCents(cents)} ${rest}` });
