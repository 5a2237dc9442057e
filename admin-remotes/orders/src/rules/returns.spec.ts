import type { AdminOrder } from '@shop/contract';
import { chosenPieces, piecesOut } from './returns.ts';

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
