import type { AdminProduct } from '@shop/contract';

/** A saved product with default values. */
export const product = (change: Partial<AdminProduct> = {}): AdminProduct => ({
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
  isNew: false,
  isBestSeller: false,
  isArtistSeries: false,
  stockQuantity: 10,
  inStock: true,
  images: [],
  fileStatus: 'ready',
  sourcePlatform: null,
  sourceUrl: null,
  version: 3,
  createdAt: '',
  updatedAt: '',
  ...change,
});
