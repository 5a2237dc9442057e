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

interface CachedFile {
  content: Buffer;
  bytes: number;
}

/** About 300 images of product cards. */
export const MAX_CACHED_BYTES = 16 * 1024 * 1024;
/** For a longer file, opening a stream is a small part of the cost. */
export const MAX_CACHED_FILE_BYTES = 128 * 1024;

/** The files of the store, of which the small ones that visitors want most are cached in memory (`ByteLimitedCache`). */
@Injectable()
export class ServedFiles {
  private readonly cache = new ByteLimitedCache<CachedFile>(MAX_CACHED_BYTES);

  constructor(private readonly store: MediaStore) {}

  /** Undefined for a missing file. */
  async find({ key, isFinal }: ImageVariant): Promise<ServedFile | undefined> {
    const cached = isFinal ? this.cache.get(key) : undefined;
    if (cached) return inMemory(cached.content);
    const size = await this.store.size(key);
    if (size === undefined) return undefined;
    if (!isFinal || size > MAX_CACHED_FILE_BYTES) return { size, open: (part) => this.store.open(key, part) };
    return this.load(key);
  }

  /** The final file of a key is never changed. */
  private async load(key: StoreKey): Promise<ServedFile | undefined> {
    const stream = await this.store.open(key);
    if (!stream) return undefined;
    const content = await buffer(stream);
    this.cache.set(key, { content, bytes: content.length });
    return inMemory(content);
  }
}

const inMemory = (content: Buffer): ServedFile => ({
  size: content.length,
  open: (part) => Promise.resolve(part ? content.subarray(part.start, part.end + 1) : content),
});
