import { FetchError } from '#platform/safe-fetch/safe-fetch.js';
import { addressOf, type MediaLibrary } from '#modules/media/index.js';
import { storeImage } from '../shared/store-image.js';
import type { FeedProduct } from './feed-product.js';
import type { FeedSnapshot } from './feed-product.entity.js';
import { imagesAfter, imagesToDownload } from './feed-snapshot.js';
import type { ImageSource } from './image-source.js';
import { drawPlaceholder, PLACEHOLDER_INFO } from './placeholder/draw-placeholder.js';

export type FeedImages = Pick<FeedSnapshot, 'images' | 'missing' | 'placeholder'>;

export interface CollectedImages extends FeedImages {
  missingImages: { address: string; reason: string }[];
}

const BATCH_SIZE = 4;

/** Downloads the images of a product into the media store. */
export class CollectImages {
  constructor(
    private readonly media: MediaLibrary,
    private readonly source: ImageSource,
  ) {}

  /** Requests only images that are not in `before`; draws a placeholder when no image is there. Owns no transaction. */
  async execute(
    product: FeedProduct,
    categorySlug: string | undefined,
    before: FeedImages | undefined,
  ): Promise<CollectedImages> {
    const stored = [...(before?.images ?? [])];
    const { downloaded, missing } = await this.downloadAll(imagesToDownload(product.images, before));
    for (const [address, bytes] of downloaded) {
      const image = await storeImage(this.media, bytes);
      if ('imageUrl' in image) stored.push({ address, imageUrl: image.imageUrl });
      else missing.push({ address, reason: image.error.message });
    }
    const images = imagesAfter(product.images, stored, before?.images ?? []);
    const placeholder = images.length > 0 ? null : (before?.placeholder ?? (await this.draw(product.name, categorySlug)));
    // A file that does not list the images of the product says nothing of those that failed before.
    const failedBefore = product.read.listsImages.ofProduct ? [] : (before?.missing ?? []);
    const failed = [...new Set([...failedBefore, ...missing.map(({ address }) => address)])];
    return { images, missing: failed, placeholder, missingImages: missing };
  }

  private async downloadAll(
    addresses: readonly string[],
  ): Promise<{ downloaded: [string, Buffer][]; missing: CollectedImages['missingImages'] }> {
    const downloaded: [string, Buffer][] = [];
    const missing: CollectedImages['missingImages'] = [];
    for (let start = 0; start < addresses.length; start += BATCH_SIZE) {
      await Promise.all(
        addresses.slice(start, start + BATCH_SIZE).map(async (address) => {
          try {
            downloaded.push([address, await this.source.fetch(address)]);
          } catch (error) {
            if (!(error instanceof FetchError)) throw error;
            missing.push({ address, reason: error.message });
          }
        }),
      );
    }
    return { downloaded, missing };
  }

  private async draw(name: string, categorySlug: string | undefined): Promise<string> {
    const bytes = await drawPlaceholder(name, categorySlug);
    const file = await this.media.importFile(undefined, { bytes, known: PLACEHOLDER_INFO });
    return addressOf(file.name);
  }
}
