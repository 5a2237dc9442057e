import { type AdminProduct, mapProductFlags, mapProductTexts } from '@shop/contract';

/** A saved product with default values. */
export const product = (change: Partial<AdminProduct> = {}): AdminProduct => ({
  ...mapProductTexts(() => null),
  ...mapProductFlags(() => false),
  id: 'p1',
  name: 'Hoodie',
  description: 'Warm',
  price: '48.00',
  categoryId: 'c1',
  category: { id: 'c1', name: 'Hoodies', slug: 'hoodies' },
  artistId: null,
  artist: null,
  imageUrl: '/api/images/a',
  image: null,
  videoUrl: null,
  stockQuantity: 10,
  inStock: true,
  images: [],
  fileStatus: 'ready',
  sourcePlatform: null,
  sourceUrl: null,
  optionNames: [],
  sizes: [],
  priceVaries: false,
  variants: [],
  unassignedStock: 0,
  weightOz: null,
  colors: [],
  version: 3,
  createdAt: '',
  updatedAt: '',
  ...change,
});

/** A saved size with default values. */
export const variant = (
  label: string,
  change: Partial<AdminProduct['variants'][number]> = {},
): AdminProduct['variants'][number] => ({
  id: `v-${label}`,
  label,
  values: label.split(' / '),
  price: '48.00',
  priceOverride: null,
  sku: null,
  stockQuantity: 4,
  inStock: true,
  imageUrl: null,
  weightOz: null,
  isActive: true,
  ...change,
});
