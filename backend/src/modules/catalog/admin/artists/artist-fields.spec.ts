import { refusedFields } from '#test/support/refused-fields.js';
import { SaveArtistDto } from './artist.dto.js';

const FORM = { name: 'Dee', location: 'Jessup', story: 'Draws.' };

it('an artist as the form sends it is accepted', async () => {
  expect(await refusedFields(SaveArtistDto, { ...FORM, imageUrl: null, isActive: false, version: 1 })).toEqual({});
});

it.each<[object, string]>([
  [{ name: '' }, 'Name is required'],
  [{ location: '' }, 'Location is required'],
  [{ story: null }, 'Story is required'],
  [{ story: 'x'.repeat(10_001) }, 'Story must be at most 10000 characters'],
  [{ isActive: 'yes' }, 'Active must be true or false'],
  [{ isActive: null }, 'Active must be true or false'],
  [{ version: 'x' }, 'Version must be a whole number'],
])('refuses %j: %s', async (over, message) => {
  expect(Object.values(await refusedFields(SaveArtistDto, { ...FORM, ...over }))).toEqual([message]);
});
