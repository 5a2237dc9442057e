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

/**
 * Where files live: a folder, or an S3 bucket. Files appear whole or not at all and are never changed in place. A
 * missing file is `undefined`; every other trouble throws.
 */
export abstract class MediaStore {
  /** Takes over the local file: afterwards it is gone from `path`. Replaces what the key held. */
  abstract put(key: StoreKey, path: string, contentType: string): Promise<void>;
  /** Bytes of the file. */
  abstract size(key: StoreKey): Promise<number | undefined>;
  /** The bytes, or a part of them, as a stream that the caller must read or destroy. */
  abstract open(key: StoreKey, range?: ByteRange): Promise<Readable | undefined>;
  /** Removing what is not there is no error. */
  abstract remove(key: StoreKey): Promise<void>;
  /** Every file of the store, for the sweepers. */
  abstract keys(): AsyncIterable<StoredKey>;
}
