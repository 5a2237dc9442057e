import { refusedFields } from '#test/support/refused-fields.js';
import { ChangePortfolioItemDto } from './portfolio-item.dto.js';

it('a change as the form sends it is accepted', async () => {
  for (const change of [{}, { description: null }, { sortOrder: 0, description: 'x'.repeat(500), isCoverUp: true }])
    expect(await refusedFields(ChangePortfolioItemDto, change)).toEqual({});
});

it.each([
  [{ description: '' }, 'Description must have at least 1 character'],
  [{ description: 'x'.repeat(501) }, 'Description must be at most 500 characters'],
  [{ sortOrder: -1 }, 'Sort order must be at least 0'],
  [{ sortOrder: 1.5 }, 'Sort order must be a whole number'],
  [{ sortOrder: 1e12 }, 'Sort order is too large'],
  [{ isCoverUp: 'yes' }, 'Cover up must be true or false'],
])('refuses the change %j: %s', async (change, message) => {
  expect(Object.values(await refusedFields(ChangePortfolioItemDto, change))).toEqual([message]);
});
