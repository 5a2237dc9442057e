import { slugOf } from './slug.js';
import { CATALOG_TEXTS, textProblem } from './text-fields.js';

describe('slugs', () => {
  it.each(['hoodies', 'hoodies\n', 't-shirts', '2024', 'a--b', '-a', 'a-', 'all-over-print', 'x'.repeat(120)])(
    'accepts %s',
    (slug) => {
      expect(textProblem(CATALOG_TEXTS.slug, slug)).toBeUndefined();
    },
  );

  it.each<[unknown, string]>([
    ['', 'Slug is required'],
    ['---', 'Slug is required'],
    [undefined, 'Slug is required'],
    [null, 'Slug is required'],
    [7, 'Slug is required'],
    [['hoodies'], 'Slug is required'],
    ['Hoodies', 'Slug may only contain lowercase letters, numbers and hyphens'],
    ['a_b', 'Slug may only contain lowercase letters, numbers and hyphens'],
    ['été', 'Slug may only contain lowercase letters, numbers and hyphens'],
    ['x'.repeat(121), 'Slug must be at most 120 characters'],
    ['all', 'This slug is reserved'],
    ['9b2f1a52-6d0e-4c7c-8a3c-0d7a5f1b2c3d', 'This slug is reserved'],
  ])('rejects %j', (slug, problem) => {
    expect(textProblem(CATALOG_TEXTS.slug, slug)).toBe(problem);
  });
});

describe('the slug of a name', () => {
  it.each([
    ['T-Shirts', 't-shirts'],
    ['Long  Sleeve & More', 'long-sleeve-more'],
    ['  Hats! ', 'hats'],
    ['2nd Chance', '2nd-chance'],
    ['Men’s Hats', 'men-s-hats'],
    [' Bücher & Co. ', 'bucher-co'],
    ['Łódź', 'lodz'],
    ['Straße', 'strasse'],
    ['x'.repeat(300), 'x'.repeat(120)],
    ['--', ''],
    ['帽子', ''],
    ['', ''],
  ])('of "%s" is "%s"', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});
