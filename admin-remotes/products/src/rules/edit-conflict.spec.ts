import { product } from '../../test/product';
import { differences } from './edit-conflict';
import { fieldsOf, mediaOf } from './product-form';

test('differences lists only the fields that differ and applies the stock edit to the saved stock', () => {
  const base = product();
  const mine = { ...fieldsOf(base), ...mediaOf(base), name: 'My Hoodie ', price: '48', stockQuantity: 13 };
  const theirs = product({ name: 'Their Hoodie', stockQuantity: 8, videoUrl: '/api/images/v', version: 4 });
  expect(differences(mine, base, theirs)).toEqual([
    { field: 'name', mine: 'My Hoodie', theirs: 'Their Hoodie' },
    { field: 'stockQuantity', mine: 11, theirs: 8 },
    { field: 'videoUrl', mine: null, theirs: '/api/images/v' },
  ]);
  expect(differences({ ...mine, name: 'Hoodie', stockQuantity: 10 }, base, product({ stockQuantity: 8 }))).toEqual([]);
});
