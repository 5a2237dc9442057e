import { answer } from '@shop/component-testing';
import type { AdminCategory, SaveCategory } from '@shop/contract';

type TaxKind = AdminCategory['taxKind'];

const category = (name: string, taxKind: TaxKind): AdminCategory => ({
  id: name,
  name,
  slug: name.toLowerCase(),
  imageUrl: null,
  sizeGuide: null,
  productCount: 0,
  taxKind,
  version: 1,
});

/** The API has categories of these names; returns what is saved of them. */
export function givenCategories(kinds: Readonly<Record<string, TaxKind>>): SaveCategory[] {
  let categories = Object.entries(kinds).map(([name, taxKind]) => category(name, taxKind));
  const saved: SaveCategory[] = [];
  answer('get', '/api/admin/categories', () => categories);
  answer('put', '/api/admin/categories/{id}', ({ path, body }) => {
    saved.push(body);
    categories = categories.map((one) => (one.id === path.id ? { ...one, taxKind: body.taxKind ?? one.taxKind } : one));
    return categories.find(({ id }) => id === path.id)!;
  });
  return saved;
}
