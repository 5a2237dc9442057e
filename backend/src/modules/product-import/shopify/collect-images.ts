import { FetchError } from '#platform/safe-fetch/safe-fetch.js';
import { addressOf, type MediaLibrary } from '#modules/media/index.js';
import { storeImage } from '../shared/store-image.js';
import type { FeedSnapshot } from './feed-product.entity.js';
import { imagesToDownload } from './feed-snapshot.js';
import type { ImageSource } from './image-source.js';
import type { FeedProduct } from './parsing/feed-product.js';
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
    const known = new Map(before?.images.map(({ address, imageUrl }) => [address, imageUrl]));
    const { downloaded, missing } = await this.downloadAll(imagesToDownload(product.images, before));
    for (const [address, bytes] of downloaded) {
      const stored = await storeImage(this.media, bytes);
      if ('imageUrl' in stored) known.set(address, stored.imageUrl);
      else missing.push({ address, reason: stored.error.message });
    }
    const images = product.images.flatMap((address) => {
      const imageUrl = known.get(address);
      return imageUrl === undefined ? [] : [{ address, imageUrl }];
    });
    const placeholder = images.length > 0 ? null : (before?.placeholder ?? (await this.draw(product.name, categorySlug)));
    return { images, missing: missing.map(({ address }) => address), placeholder, missingImages: missing };
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
