import { customPriceError, quantityError, unitPriceError } from './item-validation.ts';

const QUANTITY = 'Quantity must be at least 1';
const WHOLE = 'Quantity must be a whole number from 1 to 9,999, for example 12';
const PRICE = 'Unit price must be a valid positive number';

it.each<[string, string | undefined]>([
  ['1', undefined],
  ['', undefined],
  ['0', QUANTITY],
  ['-2', QUANTITY],
  ['three', undefined],
  ['1,000', undefined],
  ['0.5', QUANTITY],
  ...['10000', '2.7', '1e9', '12,50', '5 pcs', '3 💛'].map((text): [string, string] => [text, WHOLE]),
])('quantity "%s": %s', (text, error) => expect(quantityError(text)).toBe(error));

it.each([
  ['0.01', undefined],
  ['99999999.99', undefined],
  ['100000000', PRICE],
  ['0', PRICE],
  ['', PRICE],
  ['-5', PRICE],
  ['1.999', PRICE],
  ['five', PRICE],
])('unit price "%s": %s', (text, error) => expect(unitPriceError(text)).toBe(error));

it.each([
  ['', undefined],
  ['12.5', undefined],
  ['12,5', undefined],
  ['12.345', 'Custom price must be a valid number'],
])('custom price "%s": %s', (text, error) => expect(customPriceError(text)).toBe(error));
