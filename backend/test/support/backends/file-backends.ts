import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver, { type Middleware } from '@20minutes/s3rver';

const BUCKET = 'media';

export interface TestFileBackend {
  /** Environment variables that select it. */
  settings: Record<string, string>;
  stop(): Promise<void>;
}

/**
 * s3rver verifies the signature of `/media/?list-type=2` against `/media` and rejects the requests of every SDK. With these
 * two properties it verifies the path with the slash.
 */
const keepTrailingSlash: Middleware = (context, next) => {
  if (context.path === `/${BUCKET}/`) Object.assign(context, { mountPath: '/', state: { ...context.state, vhost: true } });
  return next();
};

/** A local S3 server that checks signatures. */
export async function startS3(): Promise<TestFileBackend> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    directory: folder,
    silent: true,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  server.middleware.splice(-1, 0, keepTrailingSlash);
  const { port } = await server.run();
  const settings = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: BUCKET,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  const stop = async (): Promise<void> => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { settings, stop };
}

/** The file backends, for describe.each: both must behave the same. */
export const FILE_BACKENDS: [name: string, open: () => Promise<TestFileBackend>][] = [
  ['a folder', () => Promise.resolve({ settings: {}, stop: () => Promise.resolve() })],
  ['S3', startS3],
];
