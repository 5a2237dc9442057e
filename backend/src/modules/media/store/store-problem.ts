import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { Config } from '#src/config.js';
import { reasonOf } from '#platform/reason-of.js';
import { openStore, openTempFiles } from './open-store.js';
import { incomingKey } from './store-keys.js';

/** What is wrong with the store of files; undefined when an object can be written, read and deleted. */
export async function storeProblem(config: Config): Promise<string | undefined> {
  const place = config.S3_ENDPOINT === undefined ? 'DATA_DIR' : 'S3_ENDPOINT';
  try {
    await tryStore(config);
    return undefined;
  } catch (error) {
    return `${place}: the store of images and videos does not work, so pages have no pictures (${reasonOf(error)}).`;
  }
}

async function tryStore(config: Config): Promise<void> {
  const content = randomUUID();
  // Always in the same folder; the cleanup removes what a killed process leaves behind.
  const key = incomingKey(`00000000${content.slice(8)}`);
  const store = await openStore(config);
  await openTempFiles(config).withFile(async (path) => {
    await writeFile(path, content);
    await store.put(key, path, 'text/plain');
  });
  const stream = await store.open(key);
  if (stream === undefined || (await text(stream)) !== content) throw new Error('it returns something else than was written');
  await store.remove(key);
}
