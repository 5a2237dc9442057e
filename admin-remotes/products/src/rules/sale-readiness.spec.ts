import { missingForSale } from './sale-readiness';
import { newRow } from './sizes/size-row';

const OPENS = '2036-11-29T00:00:00.000Z';
const BEFORE = { images: 1, now: Date.parse(OPENS) - 1 };
const fields = {
  isLive: true,
  buyableFrom: OPENS as string | null,
  stockQuantity: '0' as string | number | null,
  variants: [newRow(['S'])],
};

it.each([
  ['sizes without a piece', fields, BEFORE, ['0 pieces in every size, so nobody can buy it.']],
  [
    'no piece and no image',
    { ...fields, variants: [] },
    { ...BEFORE, images: 0 },
    ['0 pieces, so nobody can buy it.', 'No image yet.'],
  ],
  [
    'pieces of a hidden size',
    { ...fields, variants: [newRow(['S']), { ...newRow(['M'], 4), isActive: false }] },
    BEFORE,
    ['0 pieces in every size, so nobody can buy it.'],
  ],
  ['a size with a piece', { ...fields, variants: [newRow(['S']), newRow(['M'], 1)] }, BEFORE, []],
  ['pieces without sizes', { ...fields, variants: [], stockQuantity: '3' }, BEFORE, []],
  ['a moment that has passed', fields, { ...BEFORE, now: Date.parse(OPENS) }, []],
  ['no moment', { ...fields, buyableFrom: null }, BEFORE, []],
  ['a draft', { ...fields, isLive: false }, BEFORE, []],
])('of %s', (_case, given, at, missing) => {
  expect(missingForSale(given, at)).toEqual(missing);
});
