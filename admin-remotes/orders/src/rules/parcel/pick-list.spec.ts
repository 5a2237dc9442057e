import { pickList } from './pick-list.ts';

it('adds the pieces of all orders by product and size', () => {
  const items = [
    [
      { name: 'Swallow Cap', quantity: 1 },
      { name: 'Dawn Hoodie, M', quantity: 2 },
    ],
    [{ name: 'Dawn Hoodie, M', quantity: 3 }],
    [{ name: 'Dawn Hoodie, L', quantity: 1 }],
  ];
  expect(pickList(items.map((lines) => ({ items: lines })))).toEqual([
    { name: 'Dawn Hoodie, L', quantity: 1 },
    { name: 'Dawn Hoodie, M', quantity: 5 },
    { name: 'Swallow Cap', quantity: 1 },
  ]);
});
