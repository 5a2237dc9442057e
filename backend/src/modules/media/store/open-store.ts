import { join } from 'node:path';
import type { Config } from '#src/config.js';
import { TempFiles } from '../temp-files.js';
import { DiskStore } from './disk-store.js';
import type { MediaStore } from './media-store.js';

const folderOf = (config: Config): string => join(config.DATA_DIR, 'media');

/** S3 when all its settings are set, else a folder. */
export async function openStore(config: Config): Promise<MediaStore> {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = config;
  if (endpoint && bucket && accessKeyId && secretAccessKey) {
    // Loaded on demand: the SDK is large.
    const { S3Store } = await import('./s3-store.js');
    const timeoutMs = config.S3_TIMEOUT_SECONDS * 1_000;
    return new S3Store({ endpoint, region: config.S3_REGION, bucket, accessKeyId, secretAccessKey, timeoutMs });
  }
  return new DiskStore(folderOf(config));
}

/** In the store's folder: a file can only be renamed into place on the same file system. */
export function openTempFiles(config: Config): TempFiles {
  return new TempFiles(join(folderOf(config), 'scratch'));
}
