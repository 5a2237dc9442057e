import { join } from 'node:path';
import type { Config } from '#src/config.js';
import { TempFiles } from '../temp-files.js';
import { DiskStore } from './disk-store.js';
import type { MediaStore } from './media-store.js';

const folderOf = (config: Config): string => join(config.DATA_DIR, 'media');

/** The store that the settings name. */
export async function openStore(config: Config): Promise<MediaStore> {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = config;
  if (endpoint && bucket && accessKeyId && secretAccessKey) {
    // Loaded only where it is used: the SDK is big.
    const { S3Store } = await import('./s3-store.js');
    return new S3Store({ endpoint, region: config.S3_REGION, bucket, accessKeyId, secretAccessKey });
  }
  return new DiskStore(folderOf(config));
}

/** Inside the store's folder, so that a finished file can be renamed into place. */
export function openTempFiles(config: Config): TempFiles {
  return new TempFiles(join(folderOf(config), 'scratch'));
}
