import { refusedFields } from '#test/support/refused-fields.js';
import { SaveCategoryDto } from './category.dto.js';

it('a category as the form sends it is accepted', async () => {
  expect(await refusedFields(SaveCategoryDto, { name: 'Hats', slug: 'all-hats', imageUrl: null, version: 1 })).toEqual({});
});

it.each<[object, string]>([
  [{ name: '', slug: 'x' }, 'Name is required'],
  [{ name: 'X' }, 'Slug is required'],
  [{ name: 'X', slug: '--' }, 'Slug is required'],
  [{ name: 'X', slug: 'All Hats' }, 'Slug may only contain lowercase letters, numbers and hyphens'],
  [{ name: 'X', slug: 'all' }, 'This slug is reserved'],
  [{ name: 'X', slug: 'x', imageUrl: { a: 1 } }, 'Please upload the file first'],
])('refuses %j: %s', async (body, message) => {
  expect(Object.values(await refusedFields(SaveCategoryDto, body))).toEqual([message]);
});
