import type { ProductVariant } from '@shop/contract';
import { findVariant, isInStock, missingOptions, optionsOf, readChoice, writeChoice } from './option-choice.ts';

const variant = (label: string, stockQuantity: number): ProductVariant => ({
  id: label,
  label,
  values: label.split(' / '),
  price: '48.00',
  stockQuantity,
  inStock: stockQuantity > 0,
  imageUrl: null,
});

const hoodie = { optionNames: ['Size'], variants: [variant('M', 5), variant('L', 0)] };
const shirt = {
  optionNames: ['Size', 'Color'],
  variants: [variant('M / Black', 0), variant('M / Sand', 2), variant('L / Black', 3)],
};

const read = (product: typeof hoodie, search: string) => readChoice(optionsOf(product), new URLSearchParams(search));

test.each([
  ['nothing', hoodie, '', [undefined]],
  ['a value in another letter case', hoodie, 'size=m', ['M']],
  ['an unknown value', hoodie, 'size=xxl', [undefined]],
  ['a parameter of something else', hoodie, 'color=m', [undefined]],
  ['two options', shirt, 'color=black&size=L', ['L', 'Black']],
  ['one of two options', shirt, 'color=sand', [undefined, 'Sand']],
])('reads %s', (_, product, search, choice) => expect(read(product, search)).toEqual(choice));

test('the only value of an option is chosen', () => {
  expect(read({ optionNames: ['Size'], variants: [variant('One Size', 1)] }, '')).toEqual(['One Size']);
});

test('options keep their values in the order of the sizes, each once', () => {
  expect(optionsOf(shirt)).toEqual([
    { name: 'Size', parameter: 'size', values: ['M', 'L'] },
    { name: 'Color', parameter: 'color', values: ['Black', 'Sand'] },
  ]);
});

test('the address keeps its other parameters', () => {
  const search = new URLSearchParams('ref=mail&size=l');
  expect(writeChoice(optionsOf(shirt), ['M', 'Black'], search)).toBe('ref=mail&size=m&color=black');
  expect(writeChoice(optionsOf(hoodie), [undefined], search)).toBe('ref=mail');
});

test('a value is in stock when a size with the other chosen values is', () => {
  const states = (choice: (string | undefined)[], position: number) =>
    optionsOf(shirt)[position]?.values.map((value) => isInStock(shirt.variants, choice, position, value));
  expect(states([undefined, undefined], 0)).toEqual([true, true]);
  expect(states([undefined, 'Black'], 0)).toEqual([false, true]);
  expect(states(['L', undefined], 1)).toEqual([true, false]);
});

test('a size needs a value of each option', () => {
  expect(findVariant(shirt.variants, ['M', 'Sand'])?.label).toBe('M / Sand');
  expect(findVariant(shirt.variants, ['M', undefined])).toBeUndefined();
  expect(findVariant(shirt.variants, ['L', 'Sand'])).toBeUndefined();
  expect(missingOptions(optionsOf(shirt), ['L', undefined])).toEqual(['Color']);
});
