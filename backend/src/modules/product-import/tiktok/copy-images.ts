import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/app-error.js';
import { addressOf, MediaLibrary } from '#modules/media/index.js';
import { TiktokPages } from './tiktok-pages.js';

/** Copies pictures into the shop's own store. */
@Injectable()
export class CopyImages {
  constructor(
    private readonly pages: TiktokPages,
    private readonly media: MediaLibrary,
  ) {}

  /** Our addresses of those that came and are pictures, in order; the others are left out. */
  async copy(addresses: readonly string[]): Promise<string[]> {
    const arrived = await Promise.all([...new Set(addresses)].map((address) => this.pages.picture(address)));
    const ours: string[] = [];
    for (const bytes of arrived) {
      const address = bytes ? await this.adopt(bytes) : undefined;
      if (address !== undefined) ours.push(address);
    }
    return ours;
  }

  private async adopt(bytes: Buffer): Promise<string | undefined> {
    try {
      const file = await this.media.importFile(undefined, { bytes });
      return file.kind === 'image' ? addressOf(file.name) : undefined;
    } catch (error) {
      // 507 is our own trouble, the others are the picture's.
      if (error instanceof AppError && error.status < 500) return undefined;
      throw error;
    }
  }
}
