import { parseMoney } from '@shop/admin-kit';
import { quantityOf } from './invoice-rows.ts';

const MAX_QUANTITY = 9_999;
const MAX_PRICE_CENTS = 9_999_999_999;

/** The sentence about a quantity that cannot be used, or undefined. */
export function quantityError(text: string): string | undefined {
  const quantity = quantityOf(text);
  if (quantity < 1) return 'Quantity must be at least 1';
  return quantity > MAX_QUANTITY ? 'Quantity must be at most 9,999' : undefined;
}

/** The sentence about a unit price that cannot be used, or undefined. */
export function unitPriceError(text: string): string | undefined {
  const cents = parseMoney(text);
  return cents === undefined || cents <= 0 || cents > MAX_PRICE_CENTS ? 'Unit price must be a valid positive number' : undefined;
}

/** A custom price may be left out. */
export function customPriceError(text: string): string | undefined {
  return text.trim() === '' || parseMoney(text) !== undefined ? undefined : 'Custom price must be a valid number';
}

/** A rule of the form out of one of the above. */
export function toFormRule(problemOf: (text: string) => string | undefined) {
  return {
    validator: (_: unknown, text: string): Promise<void> => {
      const problem = problemOf(text);
      return problem === undefined ? Promise.resolve() : Promise.reject(new Error(problem));
    },
  };
}
