import { Form, Input } from '@shop/admin-kit';
import { parseShare } from '../../rules/artist-ledger/shares.ts';

/** A share in percent, in the field `share` of the form. */
export function ShareItem({ isOptional, extra }: { isOptional: boolean; extra?: string }) {
  const validator = (_: unknown, typed = ''): Promise<void> => {
    if (isOptional && typed.trim() === '') return Promise.resolve();
    const { problem } = parseShare(typed);
    return problem === undefined ? Promise.resolve() : Promise.reject(new Error(problem));
  };
  return (
    <Form.Item
      name="share"
      label="Share of the price of each piece"
      extra={extra ?? (isOptional ? 'Empty: sales of this artist write nothing here.' : undefined)}
      required={!isOptional}
      rules={[{ validator }]}
      validateTrigger="onBlur"
    >
      <Input inputMode="decimal" suffix="%" autoComplete="off" />
    </Form.Item>
  );
}
