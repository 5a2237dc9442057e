import { moveBy, moveItem } from './move-item.ts';

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

test.each([
  ['b', 'earlier', 'bac'],
  ['b', 'later', 'acb'],
  ['c', 'start', 'cab'],
  ['a', 'earlier', undefined],
  ['a', 'start', undefined],
  ['c', 'later', undefined],
  ['x', 'later', undefined],
] as const)('moveBy %s %s gives %s', (id, move, order) => {
  const items = ['a', 'b', 'c'].map((one) => ({ id: one }));
  expect(
    moveBy(items, id, move)
      ?.map((item) => item.id)
      .join(''),
  ).toBe(order);
});
