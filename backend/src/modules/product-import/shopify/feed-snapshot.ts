import type { GalleryImage } from '#modules/catalog/index.js';
import type { FeedSnapshot } from './feed-product.entity.js';
import type { FeedProduct } from './feed-product.js';

/** The fields of a product that an import may change. */
type FeedFields = Pick<FeedSnapshot, 'name' | 'description' | 'priceCents' | 'categoryId'>;

export function fieldsOf(product: FeedProduct, categoryId: string | null): FeedFields {
  return { name: product.name, description: product.description, priceCents: product.priceCents, categoryId };
}

/** The fields that changed in the feed since the last import; all of them without a snapshot. */
export function changesSince(
  lastImported: FeedSnapshot | null,
  product: FeedProduct,
  categoryId: string | null,
): Partial<FeedFields> {
  const fields = fieldsOf(product, categoryId);
  if (!lastImported) return fields;
  const changed = Object.entries(fields).filter(([field, value]) => lastImported[field as keyof FeedFields] !== value);
  const known = changed.filter(
    ([field]) => field !== 'description' || lastImported.description !== describedBefore(lastImported, product),
  );
  return Object.fromEntries(known);
}

/** Before sizes existed, an import wrote the options into the description. */
const describedBefore = ({ sizes }: FeedSnapshot, product: FeedProduct): string | undefined =>
  sizes === undefined ? product.describedOptions : undefined;

/** The gallery of a snapshot: the images of the feed, or the placeholder. */
export function imageUrlsOf({ images, placeholder }: Pick<FeedSnapshot, 'images' | 'placeholder'>): string[] {
  if (images.length > 0) return images.map(({ imageUrl }) => imageUrl);
  return placeholder === null ? [] : [placeholder];
}

/**
 * The images of the feed that are stored. When it lists some and none of them could be downloaded, those of the last import stay.
 */
export function imagesAfter(
  addresses: readonly string[],
  stored: FeedSnapshot['images'],
  before: FeedSnapshot['images'],
): FeedSnapshot['images'] {
  const images = addresses.flatMap((address) => stored.filter((image) => image.address === address));
  return images.length === 0 && addresses.length > 0 ? before : images;
}

/** How many images of the last import are not among these addresses. */
export const lostImages = (lastImported: Pick<FeedSnapshot, 'images'> | null, addresses: readonly string[]): number =>
  (lastImported?.images ?? []).filter(({ address }) => !addresses.includes(address)).length;

/** The addresses of the feed whose images no import has stored. */
export const imagesToDownload = (
  addresses: readonly string[],
  lastImported: Pick<FeedSnapshot, 'images'> | null | undefined,
): string[] => addresses.filter((address) => !lastImported?.images.some((known) => known.address === address));

/**
 * Whether an import changes the images, as far as can be said before they are downloaded: one whose address is new should arrive, one
 * that failed before should fail again.
 */
export function expectsNewGallery(addresses: readonly string[], lastImported: FeedSnapshot | null): boolean {
  if (!lastImported) return true;
  const { images, placeholder } = lastImported;
  const toDownload = imagesToDownload(addresses, lastImported);
  const failedBefore = lastImported.missing ?? toDownload;
  if (toDownload.some((address) => !failedBefore.includes(address))) return true;
  const stored = imagesAfter(addresses, images, images);
  // Without any image, the import draws a placeholder or keeps the one that is there.
  if (stored.length === 0 && placeholder === null) return true;
  return imageUrlsOf({ images: stored, placeholder }).join() !== imageUrlsOf(lastImported).join();
}

/**
 * The gallery after an import in which the images of the feed changed from `before` to `now`. Images added in the admin
 * stay, behind those of the feed; images removed there do not come back; a main image chosen among the added ones stays.
 */
export function mergeGalleries(
  current: readonly GalleryImage[],
  before: readonly string[],
  now: readonly string[],
): GalleryImage[] {
  const shown = new Set(current.map(({ imageUrl }) => imageUrl));
  const ofFeed = now.filter((imageUrl) => shown.has(imageUrl) || !before.includes(imageUrl));
  const ofAdmin = current
    .map(({ imageUrl }) => imageUrl)
    .filter((imageUrl) => !before.includes(imageUrl) && !ofFeed.includes(imageUrl));
  const all = [...ofFeed, ...ofAdmin];
  const chosen = current.find(({ isMain }) => isMain)?.imageUrl;
  const main = chosen !== undefined && ofAdmin.includes(chosen) ? chosen : all[0];
  return all.map((imageUrl) => ({ imageUrl, isMain: imageUrl === main }));
}
