import { labelOf, repeatedLabel, retiredIds, rowOf, type VariantValues } from './variant-values.js';

const ROWS = [
  { id: 'id-s', label: 'Small / Red', isActive: true },
  { id: 'id-m', label: 'Medium / Red', isActive: true },
  { id: 'id-l', label: 'Large / Red', isActive: false },
];
const wanted = (over: Partial<VariantValues> = {}): VariantValues => ({ values: ['Small', 'Red'], stockQuantity: 1, ...over });

it('the label of a size joins its values', () => {
  expect([labelOf(['Small', 'Red']), labelOf(['Small'])]).toEqual(['Small / Red', 'Small']);
});

describe('the row of a wanted size', () => {
  it.each<[string, VariantValues, string | undefined]>([
    ['its label', wanted(), 'id-s'],
    ['its label in another case', wanted({ values: ['MEDIUM', 'red'] }), 'id-m'],
    ['a label that is new', wanted({ values: ['Small', 'Blue'] }), undefined],
    ['its id, whatever its label', wanted({ id: 'ID-L' }), 'id-l'],
    ['an id that the product does not have', wanted({ id: 'id-x' }), undefined],
  ])('by %s', (_, size, id) => expect(rowOf(ROWS, size)?.id).toBe(id));
});

describe('the retired sizes', () => {
  it.each<[string, VariantValues[], string[]]>([
    ['all active ones when none is wanted', [], ['id-s', 'id-m']],
    ['those that are not wanted', [wanted()], ['id-m']],
    ['none because of a new one', [wanted({ values: ['Small', 'Blue'] }), wanted(), wanted({ id: 'id-m' })], []],
    ['those that are wanted as hidden', [wanted({ isActive: false }), wanted({ id: 'id-m', isActive: true })], ['id-s']],
    ['no hidden one a second time', [wanted(), wanted({ id: 'id-m' })], []],
  ])('are %s', (_, sizes, ids) => expect(retiredIds(ROWS, sizes)).toEqual(ids));
});

describe('a label that two sizes share', () => {
  it.each<[string[], string | undefined]>([
    [[], undefined],
    [['S', 'M'], undefined],
    [['S', 'M', 's'], 's'],
    [['S', 'M', 'M'], 'M'],
  ])('of %j: %s', (labels, repeated) => expect(repeatedLabel(labels)).toBe(repeated));
});
