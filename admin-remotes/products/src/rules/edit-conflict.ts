import type { AdminProduct } from '@shop/contract';
import { mainImageUrl } from './gallery.ts';
import { priceInCents, stockOf } from './number-input.ts';
import { fieldsOf, mediaOf, type ProductFields, type ProductMedia } from './product-form.ts';

/** One field whose value differs between the form and the saved product. */
export interface Difference {
  field: Exclude<keyof ProductFields, 'optionNames' | 'variants' | 'sizesToAdd'> | 'images' | 'videoUrl';
  mine: string | number | boolean | null | undefined;
  theirs: string | number | boolean | null | undefined;
}

const COMPARED = [
  'name',
  'description',
  'fabricCare',
  'fit',
  'categoryId',
  'artistId',
  'color',
  'isNew',
  'isBestSeller',
  'isArtistSeries',
] as const;

const trimmed = (value: string | boolean | undefined) => (typeof value === 'string' ? value.trim() : value);

/** Includes the main image and the order, so that changing either counts as a difference. */
const comparableImages = ({ gallery }: ProductMedia): string => [mainImageUrl(gallery), ...gallery.images].join(' ');

/**
 * The fields in which the form of one admin differs from the product saved by another. A stock edit is a change relative to
 * the loaded stock (`base`), so `mine` is the stock that saving would result in. `sizeDifferences` compares the sizes.
 */
export function differences(mine: ProductFields & ProductMedia, base: AdminProduct, theirs: AdminProduct): Difference[] {
  const saved = fieldsOf(theirs);
  const media = mediaOf(theirs);
  const stockDifference: Difference = {
    field: 'stockQuantity',
    mine: theirs.stockQuantity + stockOf(mine.stockQuantity) - base.stockQuantity,
    theirs: theirs.stockQuantity,
  };
  const sized = mine.variants.length > 0 || saved.variants.length > 0;
  const all: Difference[] = [
    ...COMPARED.map((field) => ({ field, mine: trimmed(mine[field]), theirs: trimmed(saved[field]) })),
    { field: 'price', mine: priceInCents(mine.price), theirs: priceInCents(saved.price) },
    ...(sized ? [] : [stockDifference]),
    { field: 'images', mine: comparableImages(mine), theirs: comparableImages(media) },
    { field: 'videoUrl', mine: mine.videoUrl, theirs: media.videoUrl },
  ];
  return all.filter((difference) => difference.mine !== difference.theirs);
}
