import { Input, type InputProps } from '@shop/admin-kit';

/** An amount in dollars that is typed: "12,50" and "$1,200.00" are understood, and stay as they are typed. */
export const PriceInput = (input: InputProps) => (
  <Input inputMode="decimal" autoComplete="off" maxLength={20} prefix="$" {...input} />
);
