import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { fromCents, toCents } from '@shop/contract/money';

/** What numeric(10,2) holds. */
export const LARGEST_AMOUNT = '99,999,999.99';
const LARGEST_CENTS = 9_999_999_999;
const PLAIN = /^\d{1,12}(\.\d+)?$/;

/** Bounds of one amount of dollars; `invalid` is the sentence for everything that is no such amount. */
export interface AmountRules {
  /** How the sentences about the upper limits name the field. */
  label: string;
  invalid: string;
  allowZero?: boolean;
}

/** Why the value is no amount, or undefined when it is one. Numbers and numeric strings count alike. */
export function amountProblem(value: unknown, { label, invalid, allowZero = false }: AmountRules): string | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return invalid;
  const written = String(value).trim();
  if (!PLAIN.test(written) || (!allowZero && !/[1-9]/.test(written))) return invalid;
  if ((written.split('.')[1] ?? '').length > 2) return `${label} can have at most 2 decimals`;
  if (toCents(written) > LARGEST_CENTS) return `${label} must be at most ${LARGEST_AMOUNT}`;
  return undefined;
}

/** An amount of dollars, as a number or a numeric string; the checked field holds it as "12.50". */
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
