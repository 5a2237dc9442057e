import { Form, formatCents, Input, parsePositiveMoney } from '@shop/admin-kit';

/** The largest amount of one entry. */
const MAX_CENTS = 9_999_999;

const validator = (_: unknown, typed = ''): Promise<void> => {
  const { cents, problem } = parsePositiveMoney(typed);
  if (cents === undefined) return Promise.reject(new Error(problem));
  return cents > MAX_CENTS ? Promise.reject(new Error(`At most ${formatCents(MAX_CENTS)}`)) : Promise.resolve();
};

/** An amount above zero, in the field `amount` of the form. */
export function AmountItem({ extra }: { extra?: string }) {
  return (
    <Form.Item name="amount" label="Amount" extra={extra} required rules={[{ validator }]} validateTrigger="onBlur">
      <Input inputMode="decimal" prefix="$" autoComplete="off" />
    </Form.Item>
  );
}
