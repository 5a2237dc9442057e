import { refundLinesOf } from './refund-lines.ts';
import { isShared, leavesNothingToSend, refundParts, type RefundParts, type RefundValues } from './refund-request.ts';

const hoodie = {
  itemId: 'hoodie',
  name: 'Hoodie, M',
  quantity: 2,
  total: '64.00',
  amount: '60.00',
  tax: '3.60',
  hasShare: true,
  toSend: 0,
};
const cap = { itemId: 'cap', name: 'Cap', quantity: 1, total: '20.00', amount: '20.00', tax: '0.00', hasShare: false, toSend: 0 };
const LINES = refundLinesOf({ refundableLines: [hoodie, cap] });
const OF_CAP: RefundValues = { share: 'pieces', pieces: { cap: 1 }, amounts: { cap: '20' } };

it.each<[RefundValues, RefundParts | undefined]>([
  [{}, undefined],
  [{ share: 'all', borneByShop: false }, { amount: '83.60' }],
  [
    { share: 'all', borneByShop: true },
    { amount: '83.60', borneByShop: true },
  ],
  [{ share: 'part' }, undefined],
  [{ share: 'part', amount: '0' }, undefined],
  [{ share: 'part', amount: '83.61' }, undefined],
  [{ share: 'part', amount: '83,6' }, { amount: '83.60' }],
  [
    { share: 'part', amount: '5', borneByShop: true },
    { amount: '5.00', borneByShop: true },
  ],
  [{ share: 'pieces', amount: '5' }, undefined],
  [OF_CAP, { lines: [{ itemId: 'cap', amount: '20.00' }] }],
  [{ ...OF_CAP, borneByShop: true }, { lines: [{ itemId: 'cap', amount: '20.00' }] }],
  [
    { ...OF_CAP, shipping: '6' },
    { lines: [{ itemId: 'cap', amount: '20.00' }], shipping: '6.00' },
  ],
  [{ share: 'pieces', shipping: ' 1,5' }, { shipping: '1.50' }],
  [{ ...OF_CAP, shipping: ' ' }, { lines: [{ itemId: 'cap', amount: '20.00' }] }],
  [{ ...OF_CAP, shipping: '6.01' }, undefined],
  [{ ...OF_CAP, shipping: 'x' }, undefined],
  [{ ...OF_CAP, amounts: { cap: '20.01' }, shipping: '6' }, undefined],
])('%j is a refund of %j', (values, parts) => {
  expect(refundParts(values, { refundable: '83.60', refundableShipping: { amount: '6.00', tax: '0.00' } }, LINES)).toEqual(parts);
});

it.each<[RefundValues, boolean]>([
  [{}, false],
  [{ share: 'all' }, true],
  [{ share: 'part' }, true],
  [{ share: 'pieces' }, false],
  [OF_CAP, false],
  [{ share: 'pieces', pieces: { hoodie: 1 } }, true],
])('%j lowers the share of an artist: %s', (values, shared) => {
  expect(isShared(values, LINES)).toBe(shared);
});

it.each<[RefundValues, boolean]>([
  [{ share: 'pieces', pieces: { hoodie: 2, cap: 1 }, notSent: { hoodie: 2, cap: 1 } }, true],
  [{ share: 'pieces', pieces: { hoodie: 2, cap: 1 }, notSent: { hoodie: 1, cap: 1 } }, false],
  [{ share: 'pieces', pieces: { hoodie: 2 }, notSent: { hoodie: 2, cap: 1 } }, false],
  [{ share: 'all', pieces: { hoodie: 2, cap: 1 }, notSent: { hoodie: 2, cap: 1 } }, false],
  [{ share: 'pieces' }, false],
])('%j leaves nothing to send: %s', (values, isLast) => {
  const toSend = new Map([
    ['hoodie', 2],
    ['cap', 1],
    ['gone', 0],
  ]);
  expect(leavesNothingToSend(values, toSend)).toBe(isLast);
});

it('an order of which nothing is to be sent has no last piece', () => {
  expect(leavesNothingToSend({ share: 'pieces' }, new Map([['gone', 0]]))).toBe(false);
});
