import { readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { createDurableFolder, syncToDisk } from '#platform/files/durable-files.js';
import { BackupError, MANIFEST_FILE, MEDIA_LIST_FILE, readManifest, readMediaList } from './backup-format.js';

const NAME = /^backup-\d{8}T\d{9}Z$/;
const PARTIAL = '.partial';
/** Backups contain personal data: only the user who runs the shop may read them. */
const FOLDER_MODE = 0o700;

/**
 * A folder of backups: `backup-<time>` per backup, and `media` with the bytes of all files under their checksums, so that
 * a file that does not change is copied once.
 */
export class BackupFolder {
  constructor(readonly path: string) {}

  /** The complete backups, oldest first. */
  async list(): Promise<string[]> {
    const entries = await readdir(this.path).catch(() => []);
    return entries
      .filter((name) => NAME.test(name))
      .sort()
      .map((name) => join(this.path, name));
  }

  mediaFile(sha256: string): string {
    return join(this.path, 'media', sha256.slice(0, 2), sha256);
  }

  /** Creates the folder of a new backup; an interrupted one is continued. */
  async begin(): Promise<string> {
    const folder = join(this.path, PARTIAL);
    await rm(join(folder, 'tables'), { recursive: true, force: true });
    await createDurableFolder(join(folder, 'tables'), FOLDER_MODE);
    await createDurableFolder(join(this.path, 'media'), FOLDER_MODE);
    return folder;
  }

  /** Gives a finished backup its name; from now on it counts as complete, and older ones may be deleted. */
  async complete(folder: string, createdAt: Date): Promise<string> {
    const stamp = createdAt.toISOString().replaceAll(/[-:.]/g, '');
    const target = join(this.path, `backup-${stamp}`);
    await syncToDisk(join(folder, 'tables'));
    await syncToDisk(folder);
    await rename(folder, target);
    await syncToDisk(this.path);
    return target;
  }

  /** Deletes all but the newest `keep` backups, and the bytes that no remaining backup names. */
  async prune(keep: number): Promise<number> {
    const backups = await this.list();
    const old = backups.slice(0, Math.max(0, backups.length - keep));
    if (old.length === 0) return 0;
    for (const backup of old) await rm(backup, { recursive: true });
    const used = new Set<string>();
    for (const backup of await this.list()) {
      for (const { sha256 } of await readMediaList(join(backup, MEDIA_LIST_FILE))) used.add(sha256);
    }
    const media = join(this.path, 'media');
    for (const entry of await readdir(media, { withFileTypes: true, recursive: true })) {
      if (entry.isFile() && !used.has(entry.name)) await rm(join(entry.parentPath, entry.name));
    }
    return old.length;
  }

  /** `path` is one backup, or a folder of backups, which stands for its newest one. */
  static async locate(path: string): Promise<{ folder: BackupFolder; backup: string }> {
    if (NAME.test(basename(path))) {
      await readManifest(path);
      return { folder: new BackupFolder(dirname(path)), backup: path };
    }
    const folder = new BackupFolder(path);
    const backup = (await folder.list()).at(-1);
    if (backup === undefined) throw new BackupError(`${path} contains no backup (no backup-*/${MANIFEST_FILE})`);
    return { folder, backup };
  }
}
