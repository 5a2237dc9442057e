import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { ByteLimitedCache } from '#platform/byte-limited-cache.js';
import { type ByteRange, MediaStore } from '../store/media-store.js';
import type { StoreKey } from '../store/store-keys.js';
import type { ImageVariant } from './image-variants.js';

export interface ServedFile {
  size: number;
  /** Undefined when the file has gone since. */
  open: (part?: ByteRange) => Promise<Buffer | Readable | undefined>;
}

interface KeptContent {
  content: Buffer;
  bytes: number;
}

/** Some 300 pictures of product cards. */
export const MAX_KEPT_BYTES = 16 * 1024 * 1024;
/** For a longer file, opening a stream is a small part of the cost. */
export const MAX_KEPT_FILE_BYTES = 128 * 1024;

/** The files of the store, of which the small ones that visitors want most are kept in memory (`ByteLimitedCache`). */
@Injectable()
export class ServedFiles {
  private readonly kept = new ByteLimitedCache<KeptContent>(MAX_KEPT_BYTES);

  constructor(private readonly store: MediaStore) {}

  /** Undefined for a missing file. */
  async find({ key, isFinal }: ImageVariant): Promise<ServedFile | undefined> {
    const kept = isFinal ? this.kept.get(key) : undefined;
    if (kept) return inMemory(kept.content);
    const size = await this.store.size(key);
    if (size === undefined) return undefined;
    if (!isFinal || size > MAX_KEPT_FILE_BYTES) return { size, open: (part) => this.store.open(key, part) };
    return this.keep(key);
  }

  /** The final file of a key is never changed. */
  private async keep(key: StoreKey): Promise<ServedFile | undefined> {
    const stream = await this.store.open(key);
    if (!stream) return undefined;
    const content = await buffer(stream);
    this.kept.set(key, { content, bytes: content.length });
    return inMemory(content);
  }
}

const inMemory = (content: Buffer): ServedFile => ({
  size: content.length,
  open: (part) => Promise.resolve(part ? content.subarray(part.start, part.end + 1) : content),
});
