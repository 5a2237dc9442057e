import type { Readable } from 'node:stream';
import type { StoreKey } from './store-keys.js';

/** Bytes `start` to `end`, both included, as HTTP counts them. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredKey {
  key: StoreKey;
  changedAt: Date;
}

/** What the browser declares before a direct upload; the presigned address is valid for nothing else. */
export interface AnnouncedUpload {
  contentType: string;
  bytes: number;
}

/**
 * Stores files in a folder or an S3 bucket. A file becomes visible only when it is complete and is never changed in place.
 * Methods return `undefined` for a missing file and throw for every other error.
 */
export abstract class MediaStore {
  /** Moves the local file at `path` into the store and replaces the file of that key. */
  abstract put(key: StoreKey, path: string, contentType: string): Promise<void>;
  /** The size in bytes. */
  abstract size(key: StoreKey): Promise<number | undefined>;
  /** The file or a part of it, as a stream that the caller must read or destroy. */
  abstract open(key: StoreKey, range?: ByteRange): Promise<Readable | undefined>;
  /** Does nothing when the file is missing. */
  abstract remove(key: StoreKey): Promise<void>;
  /** Every file of the store, for the cleanup. */
  abstract keys(): AsyncIterable<StoredKey>;

  /** A presigned address to which the browser can send the file; undefined when the store does not support it. */
  uploadAddress(_key: StoreKey, _upload: AnnouncedUpload, _seconds: number): Promise<string | undefined> {
    return Promise.resolve(undefined);
  }
}
