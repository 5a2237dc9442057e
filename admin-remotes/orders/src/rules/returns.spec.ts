import type { AdminOrder } from '@shop/contract';
import { centsOfPieces, chosenPieces, type Pieces, piecesOut } from './returns.ts';

it('pieces are out until they came back', () => {
  const items = [
    { id: 'a', quantity: 3 },
    { id: 'b', quantity: 1 },
  ] as AdminOrder['items'];
  expect([...piecesOut({ items, returned: [{ itemId: 'a', quantity: 2 }] })]).toEqual([
    ['a', 1],
    ['b', 1],
  ]);
});

it('only chosen pieces are sent', () => {
  expect(chosenPieces({ a: 2, b: 0, c: null, d: 'two' })).toEqual([{ itemId: 'a', quantity: 2 }]);
});

it.each<[Pieces, number | undefined]>([
  [{ a: 2, b: 1 }, 10_601],
  [{ a: 1, b: 0 }, 4_800],
  [{ a: 0, b: null }, undefined],
  [{ a: '2.5' }, undefined],
  [{}, undefined],
])('the pieces %j cost %s cents', (pieces, cents) => {
  const items = [
    { id: 'a', quantity: 3, priceAtTime: '48.00' },
    { id: 'b', quantity: 1, priceAtTime: '10.01' },
  ] as AdminOrder['items'];
  expect(centsOfPieces(items, pieces)).toBe(cents);
});
