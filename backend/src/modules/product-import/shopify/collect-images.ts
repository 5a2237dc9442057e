import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/app-error.js';
import { FetchError } from '#platform/safe-fetch/safe-fetch.js';
import { addressOf, MediaLibrary } from '#modules/media/index.js';
import type { FeedSnapshot } from './feed-product.entity.js';
import type { FeedProduct } from './parsing/feed-product.js';
import { ImageSource } from './image-source.js';
import { drawPlaceholder, PLACEHOLDER_FACTS } from './placeholder/draw-placeholder.js';

export type Pictures = Pick<FeedSnapshot, 'pictures' | 'placeholder'>;

export interface CollectedImages extends Pictures {
  missing: { address: string; reason: string }[];
}

const AT_ONCE = 4;

/** Brings a product's pictures into the media store. */
@Injectable()
export class CollectImages {
  constructor(
    private readonly media: MediaLibrary,
    private readonly source: ImageSource,
  ) {}

  /** Asks only for what has not come before; draws a placeholder when not one picture is there. Owns no transaction. */
  async gather(product: FeedProduct, categorySlug: string | undefined, before: Pictures | undefined): Promise<CollectedImages> {
    const known = new Map(before?.pictures.map(({ address, imageUrl }) => [address, imageUrl]));
    const { arrived, missing } = await this.fetchAll(product.pictures.filter((address) => !known.has(address)));
    for (const [address, bytes] of arrived) {
      const outcome = await this.store(bytes);
      if ('imageUrl' in outcome) known.set(address, outcome.imageUrl);
      else missing.push({ address, reason: outcome.reason });
    }
    const pictures = product.pictures.flatMap((address) => {
      const imageUrl = known.get(address);
      return imageUrl === undefined ? [] : [{ address, imageUrl }];
    });
    const placeholder = pictures.length > 0 ? null : (before?.placeholder ?? (await this.draw(product.name, categorySlug)));
    return { pictures, placeholder, missing };
  }

  private async fetchAll(
    addresses: readonly string[],
  ): Promise<{ arrived: [string, Buffer][]; missing: CollectedImages['missing'] }> {
    const arrived: [string, Buffer][] = [];
    const missing: CollectedImages['missing'] = [];
    for (let start = 0; start < addresses.length; start += AT_ONCE) {
      await Promise.all(
        addresses.slice(start, start + AT_ONCE).map(async (address) => {
          try {
            arrived.push([address, await this.source.fetch(address)]);
          } catch (error) {
            if (!(error instanceof FetchError)) throw error;
            missing.push({ address, reason: error.message });
          }
        }),
      );
    }
    return { arrived, missing };
  }

  private async store(bytes: Buffer): Promise<{ imageUrl: string } | { reason: string }> {
    try {
      const file = await this.media.importFile(undefined, { bytes });
      return file.kind === 'image' ? { imageUrl: addressOf(file.name) } : { reason: 'not a picture' };
    } catch (error) {
      if (error instanceof AppError) return { reason: error.message };
      throw error;
    }
  }

  private async draw(name: string, categorySlug: string | undefined): Promise<string> {
    const file = await this.media.importFile(undefined, {
      bytes: await drawPlaceholder(name, categorySlug),
      known: PLACEHOLDER_FACTS,
    });
    return addressOf(file.name);
  }
}
