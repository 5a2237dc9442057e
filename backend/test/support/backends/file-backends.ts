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

/** The settings of a shop whose files are in a local S3 server. */
export const s3Settings = (port: number): Record<string, string> => ({
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_BUCKET: BUCKET,
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
});

/** A local S3 server that checks signatures. Without a folder, its objects are deleted with it. */
export async function startS3({ folder, port = 0 }: { folder?: string; port?: number } = {}): Promise<TestFileBackend> {
  const directory = folder ?? (await mkdtemp(join(tmpdir(), 'shop-s3-')));
  const server = new S3rver({
    port,
    address: '127.0.0.1',
    directory,
    silent: true,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  server.middleware.splice(-1, 0, keepTrailingSlash);
  const { port: listening } = await server.run();
  const stop = async (): Promise<void> => {
    await server.close();
    if (folder === undefined) await rm(directory, { recursive: true, force: true });
  };
  return { settings: s3Settings(listening), stop };
}

/** The file backends, for describe.each: both must behave the same. */
export const FILE_BACKENDS: [name: string, open: () => Promise<TestFileBackend>][] = [
  ['a folder', () => Promise.resolve({ settings: {}, stop: () => Promise.resolve() })],
  ['S3', () => startS3()],
];
