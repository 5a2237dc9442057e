import { fromCents, parseMoney } from '@shop/admin-kit';

/** The amount of a valid input, as the API takes it; null for an empty one. */
export function amountOf(typed: string): string | null {
  const { cents } = parseMoney(typed);
  return cents === undefined ? null : fromCents(cents);
}

interface AmountRule {
  required: boolean;
  allowZero: boolean;
}

/** What is wrong with a typed amount. */
export function amountProblem(typed: string, { required, allowZero }: AmountRule): string | undefined {
  if (typed.trim() === '' && !required) return undefined;
  const { cents, problem } = parseMoney(typed);
  return cents === 0 && !allowZero ? 'Please enter an amount above zero' : problem;
}
