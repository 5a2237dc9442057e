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

/** What the sender says it will send; the address holds for nothing else. */
export interface AnnouncedUpload {
  contentType: string;
  bytes: number;
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

  /** An address for the browser to send a file to the key by itself; undefined when the store has no such thing. */
  uploadAddress(_key: StoreKey, _upload: AnnouncedUpload, _seconds: number): Promise<string | undefined> {
    return Promise.resolve(undefined);
  }
}
