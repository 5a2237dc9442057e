import { pickFeatured } from './featured.ts';

const products = Array.from({ length: 20 }, (_, id) => ({ id: String(id) }));

test('picks eight different products, by chance', () => {
  const picked = pickFeatured(products, () => 0.99).map(({ id }) => id);
  expect(picked).toEqual(['19', '18', '17', '16', '15', '14', '13', '12']);
});

test.each([
  ['a short list', products.slice(0, 3), 3],
  ['an empty list', [], 0],
  ['an answer that is no list', { message: 'no' }, 0],
  ['nothing', null, 0],
])('%s gives what there is', (_, listed, count) => expect(pickFeatured(listed, Math.random)).toHaveLength(count));
