import { Injectable } from '@nestjs/common';
import { MediaLibrary } from '#modules/media/index.js';
import { storeImage } from '../shared/store-image.js';
import { TiktokPages } from './tiktok-pages.js';

/** Downloads images into the media store. */
@Injectable()
export class CopyImages {
  constructor(
    private readonly pages: TiktokPages,
    private readonly media: MediaLibrary,
  ) {}

  /** The new addresses in their order; files that cannot be downloaded or are not images are left out. */
  async execute(addresses: readonly string[]): Promise<string[]> {
    const downloads = await Promise.all([...new Set(addresses)].map((address) => this.pages.image(address)));
    const imageUrls: string[] = [];
    for (const bytes of downloads) {
      const stored = bytes && (await storeImage(this.media, bytes));
      if (!stored) continue;
      if ('imageUrl' in stored) imageUrls.push(stored.imageUrl);
      else if (stored.error.status >= 500) throw stored.error;
    }
    return imageUrls;
  }
}
