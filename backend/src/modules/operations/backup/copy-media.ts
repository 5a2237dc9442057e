import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { appendFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PassThrough, type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createDurableFolder, syncToDisk } from '#platform/files/durable-files.js';
import type { ArchivedFile, MediaArchive } from '../../media/index.js';
import { BackupError, MEDIA_LIST_FILE, type MediaCopy, readMediaList, sha256Of } from './backup-format.js';
import type { BackupFolder } from './backup-folder.js';

/** The files that this run has copied, for the case that it is interrupted. */
const JOURNAL_FILE = 'media-journal.jsonl';

const sizeOnDisk = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  );

/** Passes the bytes on and fails at their end when they are not those of the checksum. */
function checksumOf(path: string, sha256: string): Transform {
  const hash = createHash('sha256');
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      const intact = hash.digest('hex') === sha256;
      done(intact ? null : new BackupError(`The backup is damaged: the checksum of ${path} differs`));
    },
  });
}

/** Writes the bytes under their checksum; the same bytes are kept once. */
async function keepBytes(bytes: Readable, folder: BackupFolder, backup: string): Promise<{ bytes: number; sha256: string }> {
  const part = join(backup, 'incoming.part');
  const hash = createHash('sha256');
  let size = 0;
  const measure = new PassThrough();
  measure.on('data', (chunk: Buffer) => {
    hash.update(chunk);
    size += chunk.length;
  });
  await pipeline(bytes, measure, createWriteStream(part, { mode: 0o600, flush: true }));
  const sha256 = hash.digest('hex');
  const target = folder.mediaFile(sha256);
  if ((await sizeOnDisk(target)) === size) await rm(part);
  else {
    await createDurableFolder(dirname(target), 0o700);
    await rename(part, target);
    await syncToDisk(dirname(target));
  }
  return { bytes: size, sha256 };
}

/** What earlier backups, and an interrupted run of this one, have copied already, by key. */
async function copiedBefore(folder: BackupFolder, backup: string): Promise<Map<string, MediaCopy>> {
  const previous = (await folder.list()).at(-1);
  const copies = previous === undefined ? [] : await readMediaList(join(previous, MEDIA_LIST_FILE));
  copies.push(...(await readMediaList(join(backup, JOURNAL_FILE))));
  return new Map(copies.map((copy) => [copy.key, copy]));
}

/**
 * Copies the bytes of `files` that no earlier run has copied, and writes the media list. Files that were deleted since the
 * database was read are left out.
 */
export async function copyMedia(
  archive: MediaArchive,
  files: readonly ArchivedFile[],
  folder: BackupFolder,
  backup: string,
): Promise<{ files: number; bytes: number; sha256: string }> {
  const known = await copiedBefore(folder, backup);
  const totals = { files: 0, bytes: 0 };
  async function* lines(): AsyncIterable<string> {
    for await (const { key, changedAt, contentType } of archive.keysOf(files)) {
      const changed = changedAt.toISOString();
      let copy = known.get(key);
      if (copy?.changedAt !== changed || (await sizeOnDisk(folder.mediaFile(copy.sha256))) !== copy.bytes) {
        const bytes = await archive.read(key);
        if (!bytes) continue;
        copy = { key, contentType, changedAt: changed, ...(await keepBytes(bytes, folder, backup)) };
        await appendFile(join(backup, JOURNAL_FILE), `${JSON.stringify(copy)}\n`, { mode: 0o600 });
      }
      totals.files++;
      totals.bytes += copy.bytes;
      yield `${JSON.stringify(copy)}\n`;
    }
  }
  const list = join(backup, MEDIA_LIST_FILE);
  await pipeline(lines, createWriteStream(list, { mode: 0o600, flush: true }));
  await rm(join(backup, JOURNAL_FILE), { force: true });
  return { ...totals, sha256: await sha256Of(list) };
}

/** Stores every file of the list that the store does not contain yet; an interrupted restore continues. */
export async function restoreMedia(archive: MediaArchive, folder: BackupFolder, copies: readonly MediaCopy[]): Promise<void> {
  for (const { key, contentType, bytes, sha256 } of copies) {
    if ((await archive.size(key)) === bytes) continue;
    const path = folder.mediaFile(sha256);
    if ((await sizeOnDisk(path)) !== bytes) throw new BackupError(`The backup is damaged: ${path} is missing or incomplete`);
    await archive.write(key, path, contentType, checksumOf(path, sha256));
  }
}
