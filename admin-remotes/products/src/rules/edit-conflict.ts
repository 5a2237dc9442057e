import type { AdminProduct } from '@shop/contract';
import { mainImageUrl } from './gallery.ts';
import { fieldsOf, mediaOf, priceInCents, type ProductFields, type ProductMedia, stockOf } from './product-form.ts';

/** One field of which two admins hold different values. */
export interface Difference {
  field: keyof ProductFields | 'images' | 'videoUrl';
  mine: string | number | boolean | null | undefined;
  theirs: string | number | boolean | null | undefined;
}

const COMPARED = ['name', 'description', 'categoryId', 'artistId', 'isNew', 'isBestSeller', 'isArtistSeries'] as const;

const trimmed = (value: string | boolean | undefined) => (typeof value === 'string' ? value.trim() : value);

/** "3 images" with the main one, so that a changed order or main picture counts as a difference too. */
const comparableImages = ({ gallery }: ProductMedia): string => [mainImageUrl(gallery), ...gallery.images].join(' ');

/**
 * Where the form of one admin and the save of another differ. Stock is what a save of mine would make of theirs: an
 * edit counts as a difference to the number that was read.
 */
export function differences(mine: ProductFields & ProductMedia, base: AdminProduct, theirs: AdminProduct): Difference[] {
  const saved = fieldsOf(theirs);
  const media = mediaOf(theirs);
  const all: Difference[] = [
    ...COMPARED.map((field) => ({ field, mine: trimmed(mine[field]), theirs: trimmed(saved[field]) })),
    { field: 'price', mine: priceInCents(mine.price), theirs: priceInCents(saved.price) },
    {
      field: 'stockQuantity',
      mine: theirs.stockQuantity + stockOf(mine.stockQuantity) - base.stockQuantity,
      theirs: theirs.stockQuantity,
    },
    { field: 'images', mine: comparableImages(mine), theirs: comparableImages(media) },
    { field: 'videoUrl', mine: mine.videoUrl, theirs: media.videoUrl },
  ];
  return all.filter((difference) => difference.mine !== difference.theirs);
}
