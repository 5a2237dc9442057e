import { applyDecorators } from '@nestjs/common';
import { Exclude, Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { fromCents, toCents } from '@shop/contract/money';

/** The maximum of numeric(10,2). */
export const MAX_AMOUNT = '99,999,999.99';
const MAX_CENTS = 9_999_999_999;
const GROUPED = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });
const DECIMAL = /^\d{1,12}(\.\d+)?$/;

/** Rules for one amount in dollars; `invalid` is the message for a value that is not an amount. */
interface AmountRules {
  /** Name of the field in messages. */
  label: string;
  invalid: string;
  allowZero?: boolean;
  /** The largest amount; default 99,999,999.99. */
  maxCents?: number;
}

/** The validation message, or undefined for a valid amount: a number or a numeric string. */
export function amountProblem(
  value: unknown,
  { label, invalid, allowZero = false, maxCents = MAX_CENTS }: AmountRules,
): string | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return invalid;
  const written = String(value).trim();
  if (!DECIMAL.test(written) || (!allowZero && !/[1-9]/.test(written))) return invalid;
  if ((written.split('.')[1] ?? '').length > 2) return `${label} can have at most 2 decimals`;
  if (toCents(written) > maxCents) return `${label} must be at most ${GROUPED.format(maxCents / 100)}`;
  return undefined;
}

/** Validates an amount in dollars, a number or a numeric string, and transforms it to a string like "12.50". */
export const Amount = (rules: AmountRules): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      amountProblem(value, rules) === undefined ? fromCents(toCents(String(value).trim())) : value,
    ),
    ValidateBy({
      name: 'amount',
      validator: {
        validate: (value) => amountProblem(value, rules) === undefined,
        defaultMessage: (found) => amountProblem(found?.value, rules) ?? rules.invalid,
      },
    }),
  );

/** Cents of an amount that may be null or left out. */
export const optionalCents = (amount: string | null | undefined): number | null | undefined =>
  typeof amount === 'string' ? toCents(amount) : amount;

/**
 * For a getter of a class that others extend: a body that names it would be written to it, which throws. Getters of the class itself are
 * left out without it.
 */
export const NotInBody = (): PropertyDecorator & MethodDecorator => Exclude({ toClassOnly: true });
