import { moveItem } from './reorder.ts';

const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

const idsAfter = (activeId: string, overId: string | undefined): string | undefined =>
  moveItem(items, activeId, overId)
    ?.map(({ id }) => id)
    .join('');

test.each([
  ['a', 'c', 'bcad'],
  ['d', 'a', 'dabc'],
  ['b', 'c', 'acbd'],
  ['a', 'd', 'bcda'],
])('dropping %s on %s results in %s', (activeId, overId, order) => {
  expect(idsAfter(activeId, overId)).toBe(order);
});

test.each([
  ['on itself', 'b', 'b'],
  ['outside the list', 'b', undefined],
  ['on an item that was deleted meanwhile', 'b', 'x'],
  ['after it was deleted meanwhile', 'x', 'b'],
])('dropping an item %s does not change the order', (_, activeId, overId) => {
  expect(idsAfter(activeId, overId)).toBeUndefined();
});

test('the original list is not modified', () => {
  moveItem(items, 'a', 'd');
  expect(items.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});
