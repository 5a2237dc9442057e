import { fromCents } from '@shop/contract/money';
import type { FeedSnapshot } from './feed-product.entity.js';
import type { FeedProduct } from './parsing/feed-product.js';

/** The fields of a product row that a feed may change. */
export type FeedFields = Pick<FeedSnapshot, 'name' | 'description' | 'price' | 'categoryId'>;

export interface FeedChanges {
  fields: Partial<FeedFields>;
  /** Pieces that came or went at the source since the last run; what we sold meanwhile stays sold. */
  stockDelta: number;
}

export function fieldsOf(product: FeedProduct, categoryId: string | null): FeedFields {
  return { name: product.name, description: product.description, price: fromCents(product.priceCents), categoryId };
}

/** What the feed says now and did not say last time. Without a memory the fields count as new and the stock as known. */
export function changesSince(told: FeedSnapshot | null, product: FeedProduct, categoryId: string | null): FeedChanges {
  const now = fieldsOf(product, categoryId);
  if (!told) return { fields: now, stockDelta: 0 };
  const changed = Object.entries(now).filter(([field, value]) => told[field as keyof FeedFields] !== value);
  return { fields: Object.fromEntries(changed), stockDelta: product.stock - told.stock };
}

/** The gallery as the feed had it: its pictures, or our drawing. */
export function galleryOf({ pictures, placeholder }: Pick<FeedSnapshot, 'pictures' | 'placeholder'>): string[] {
  if (pictures.length > 0) return pictures.map(({ imageUrl }) => imageUrl);
  return placeholder === null ? [] : [placeholder];
}

export interface GalleryPicture {
  imageUrl: string;
  isMain: boolean;
}

/**
 * The gallery after a feed whose pictures changed. What staff added stays, behind the feed's; what staff removed does
 * not come back; a main picture that staff chose among their own stays the main one.
 */
export function mergedGallery(
  current: readonly GalleryPicture[],
  before: readonly string[],
  now: readonly string[],
): GalleryPicture[] {
  const shown = new Set(current.map(({ imageUrl }) => imageUrl));
  const ofFeed = now.filter((imageUrl) => shown.has(imageUrl) || !before.includes(imageUrl));
  const ofStaff = current
    .map(({ imageUrl }) => imageUrl)
    .filter((imageUrl) => !before.includes(imageUrl) && !ofFeed.includes(imageUrl));
  const all = [...ofFeed, ...ofStaff];
  const chosen = current.find(({ isMain }) => isMain)?.imageUrl;
  const main = chosen !== undefined && ofStaff.includes(chosen) ? chosen : all[0];
  return all.map((imageUrl) => ({ imageUrl, isMain: imageUrl === main }));
}
