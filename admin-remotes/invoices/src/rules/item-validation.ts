import { countProblem, parseMoney } from '@shop/admin-kit';
import { quantityOf } from './invoice-rows.ts';

const MAX_QUANTITY = 9_999;

/** The error message for an invalid quantity. */
export function quantityError(text: string): string | undefined {
  if (Number.parseFloat(text) < 1) return 'Quantity must be at least 1';
  return countProblem(quantityOf(text), { label: 'Quantity', min: 1, max: MAX_QUANTITY });
}

/** The error message for an invalid unit price. */
export function unitPriceError(text: string): string | undefined {
  const { cents } = parseMoney(text);
  return cents === undefined || cents <= 0 ? 'Unit price must be a valid positive number' : undefined;
}

/** The error message for an invalid custom price; it is optional. */
export function customPriceError(text: string): string | undefined {
  return text.trim() === '' || parseMoney(text).cents !== undefined ? undefined : 'Custom price must be a valid number';
}

/** The error message for an invalid sales tax; it is optional. */
export function taxError(text: string | undefined): string | undefined {
  return !text?.trim() || parseMoney(text).cents !== undefined ? undefined : 'Sales tax must be a valid number';
}

/** Converts one of the functions above to a rule of an antd form item. */
export function toFormRule(errorOf: (text: string) => string | undefined) {
  return {
    validator: (_: unknown, text: string): Promise<void> => {
      const error = errorOf(text);
      return error === undefined ? Promise.resolve() : Promise.reject(new Error(error));
    },
  };
}
