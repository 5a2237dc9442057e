import { formatActor, itemName } from './format.ts';

it.each([
  ['staff ada', 'ada'],
  ['shopper', 'Shopper'],
  ['system', 'Automatic'],
])('the actor "%s" is shown as %s', (actor, name) => {
  expect(formatActor(actor)).toBe(name);
});

it('itemName names the size that was sold', () => {
  const product = { id: 'p', name: 'Dawn Hoodie', imageUrl: null, image: null };
  expect(itemName({ product, variant: { id: 'v', label: 'M' } })).toBe('Dawn Hoodie, M');
  expect(itemName({ product, variant: null })).toBe('Dawn Hoodie');
});
