import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { s3Settings } from '../support/backends/file-backends.js';
import { freePort } from '../support/free-port.js';
import { isListening } from './probes.js';
import { ServerProcess } from './server-process.js';

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export interface ObjectStore {
  server: ServerProcess;
  /** Where the server keeps the objects. */
  folder: string;
  /** Environment variables that select it. */
  settings: Record<string, string>;
}

/** Debian has no S3-compatible store; this one comes from npm and is the one of the tests. */
export async function startObjectStore(folder: string): Promise<ObjectStore> {
  const objects = join(folder, 'objects');
  await mkdir(objects);
  const port = await freePort();
  const server = await ServerProcess.start({
    name: 'object store',
    command: process.execPath,
    args: ['--import', file('../support/typescript/register.mjs'), file('object-store-server.ts'), objects, String(port)],
    isReady: () => isListening(port),
  });
  return { server, folder: objects, settings: s3Settings(port) };
}
