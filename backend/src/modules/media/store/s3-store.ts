import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { UnavailableError } from '#platform/unavailable-error.js';
import { type AnnouncedUpload, type ByteRange, MediaStore, type StoredKey } from './media-store.js';
import { isStoreKey, type StoreKey } from './store-keys.js';

interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** How long the store may send nothing while it answers a request. */
  timeoutMs: number;
}

/** The SDK's three attempts would make an upload to a silent store wait for half a minute. */
const MAX_ATTEMPTS = 2;

const ignore = (): void => undefined;
/** The SDK would write to the console; each of its errors is thrown too, and logged where it ends. */
const SILENT_LOGGER = { debug: ignore, info: ignore, warn: ignore, error: ignore };

const isMissing = (error: unknown): boolean => error instanceof Error && /^(NoSuchKey|NotFound)$/.test(error.name);

/** Files of one bucket of an S3-compatible store. The bucket stays private: the shop streams all files itself. */
export class S3Store extends MediaStore {
  private readonly client: S3Client;
  private readonly bucket: string;
  /** A shopper waits for an image; every request for one begins with the question for its size. */
  private readonly sizeTimeoutMs: number;

  constructor({ endpoint, region, bucket, accessKeyId, secretAccessKey, timeoutMs }: S3Settings) {
    super();
    this.bucket = bucket;
    this.sizeTimeoutMs = timeoutMs / 2;
    this.client = new S3Client({
      endpoint,
      region,
      credentials: { accessKeyId, secretAccessKey },
      forcePathStyle: true,
      logger: SILENT_LOGGER,
      maxAttempts: MAX_ATTEMPTS,
      requestHandler: { connectionTimeout: 2_000, socketTimeout: timeoutMs },
      // By default, the SDK signs the checksum of an empty body into presigned addresses.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  async put(key: StoreKey, path: string, contentType: string): Promise<void> {
    const { size } = await stat(path);
    const Body = createReadStream(path);
    const command = new PutObjectCommand({ ...this.at(key), Body, ContentLength: size, ContentType: contentType });
    await this.ask(() => this.client.send(command));
    await rm(path, { force: true });
  }

  async size(key: StoreKey): Promise<number | undefined> {
    const abortSignal = AbortSignal.timeout(this.sizeTimeoutMs);
    return this.unlessMissing(
      async () => (await this.client.send(new HeadObjectCommand(this.at(key)), { abortSignal })).ContentLength,
    );
  }

  async open(key: StoreKey, range?: ByteRange): Promise<Readable | undefined> {
    const part = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
    return this.unlessMissing(async () => {
      const { Body } = await this.client.send(new GetObjectCommand({ ...this.at(key), ...part }));
      if (!(Body instanceof Readable)) throw new Error('The object store returned no stream');
      return Body;
    });
  }

  async remove(key: StoreKey): Promise<void> {
    await this.ask(() => this.client.send(new DeleteObjectCommand(this.at(key))));
  }

  async *keys(): AsyncIterable<StoredKey> {
    let next: string | undefined;
    do {
      const command = new ListObjectsV2Command({ Bucket: this.bucket, ContinuationToken: next });
      const page = await this.ask(() => this.client.send(command));
      for (const { Key, LastModified } of page.Contents ?? []) {
        if (Key !== undefined && isStoreKey(Key)) yield { key: Key, changedAt: LastModified ?? new Date() };
      }
      next = page.NextContinuationToken;
    } while (next !== undefined);
  }

  override async uploadAddress(key: StoreKey, { contentType, bytes }: AnnouncedUpload, seconds: number): Promise<string> {
    const command = new PutObjectCommand({ ...this.at(key), ContentType: contentType, ContentLength: bytes });
    // Without these two in the signature, the browser could send any type and size.
    const signableHeaders = new Set(['content-type', 'content-length']);
    return getSignedUrl(this.client, command, { expiresIn: seconds, signableHeaders });
  }

  private at(key: StoreKey): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: key };
  }

  /** Whatever the store answers instead of doing its work, it is unavailable: a request for a file is then 503, not 500. */
  private async ask<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      throw isMissing(error) ? error : new UnavailableError('The object store failed', { cause: error });
    }
  }

  private async unlessMissing<T>(read: () => Promise<T>): Promise<T | undefined> {
    try {
      return await this.ask(read);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }
}
