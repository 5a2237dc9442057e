import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';

/** A tab that stayed open for longer asks for its files in vain, and is loaded again by the "Try again" button. */
const RETENTION_MS = 14 * 24 * 3_600_000;

const modifiedAt = async (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );

/**
 * Copies the hashed files of this release into a folder that keeps those of the last releases, and deletes files that no
 * release of the last 14 days has. Processes of two releases may do this at the same time.
 */
async function keepAssets(release: string, kept: string): Promise<void> {
  const now = new Date();
  await mkdir(kept, { recursive: true });
  for (const entry of await readdir(release, { withFileTypes: true })) {
    if (entry.isFile()) await keep(join(release, entry.name), join(kept, entry.name), now);
  }
  for (const name of await readdir(kept)) {
    const path = join(kept, name);
    if (((await modifiedAt(path)) ?? now.getTime()) < now.getTime() - RETENTION_MS) await rm(path, { force: true });
  }
}

/** The time of a file is the last start of a release that has it. */
async function keep(file: string, copy: string, now: Date): Promise<void> {
  if ((await modifiedAt(copy)) !== undefined) return utimes(copy, now, now);
  // A reader must never see half a file.
  const partial = `${copy}.${randomUUID()}.partial`;
  await copyFile(file, partial);
  await utimes(partial, now, now);
  await rename(partial, copy);
}

/** The folders to serve hashed files from. A full disk must not stop the start: then only the files of this release are there. */
export async function assetFoldersOf(release: string, kept: string | undefined, logger: Logger): Promise<string[]> {
  if (kept === undefined) return [release];
  try {
    await keepAssets(release, kept);
    return [release, kept];
  } catch (error) {
    logger.error({ err: error }, 'KEPT_ASSETS_DIR: the files of this release cannot be kept for the next ones');
    return [release];
  }
}
