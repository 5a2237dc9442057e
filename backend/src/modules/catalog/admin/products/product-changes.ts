import { PRODUCT_FLAG_NAMES, PRODUCT_TEXT_NAMES } from '@shop/contract/product-fields';
import { changesBetween } from '#modules/auth/index.js';
import type { AdminProductView } from '../admin-catalog.view.js';

const AUDITED_FIELDS = [
  ...PRODUCT_TEXT_NAMES,
  'price',
  'stock',
  'sizes',
  'category',
  'artist',
  ...PRODUCT_FLAG_NAMES,
  'videoUrl',
  'weightOz',
  'state',
  'visibleFrom',
  'buyableFrom',
  'mostPerOrder',
] as const;

/** For the audit row: with the names of category and artist instead of their ids. */
export function changesOf(before: AdminProductView, after: AdminProductView): Record<string, unknown> {
  const shown = ({ category, artist, stockQuantity: stock, variants, ...product }: AdminProductView) => ({
    ...product,
    stock,
    sizes: variants.map(({ label, stockQuantity, isActive }) => `${label} ${isActive ? stockQuantity : 'hidden'}`).join(' · '),
    category: category?.name ?? null,
    artist: artist?.name ?? null,
  });
  const gallery = ({ images }: AdminProductView): string => images.map(({ imageUrl, alt }) => `${imageUrl} ${alt}`).join('\n');
  return {
    changes: changesBetween(shown(before), shown(after), AUDITED_FIELDS),
    // The addresses of files say nothing to a person.
    ...(gallery(before) === gallery(after) ? {} : { images: 'changed' }),
  };
}
