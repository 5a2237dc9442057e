import { pickFeatured } from './get-featured-products.ts';

const products = Array.from({ length: 20 }, (_, id) => ({ id: String(id) }));

test('picks eight different products at random', () => {
  const picked = pickFeatured(products, () => 0.99).map(({ id }) => id);
  expect(picked).toEqual(['19', '18', '17', '16', '15', '14', '13', '12']);
});

test.each([
  ['a short list', products.slice(0, 3), 3],
  ['an empty list', [], 0],
  ['a response that is not a list', { message: 'no' }, 0],
  ['null', null, 0],
])('%s yields as many products as it has', (_, listed, count) => expect(pickFeatured(listed, Math.random)).toHaveLength(count));
