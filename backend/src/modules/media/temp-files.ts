import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Local temporary files of uploads and renderings. They are never served. */
export class TempFiles {
  constructor(private readonly folder: string) {}

  /** Runs `work` with an unused path and removes the file or folder at that path afterwards. */
  async withFile<T>(work: (path: string) => Promise<T>): Promise<T> {
    await mkdir(this.folder, { recursive: true });
    const path = join(this.folder, randomUUID());
    try {
      return await work(path);
    } finally {
      await rm(path, { recursive: true, force: true });
    }
  }

  /** Removes what killed processes left behind: everything not modified since `before`. Returns the number of files. */
  async removeOlderThan(before: Date): Promise<number> {
    const names = await readdir(this.folder).catch(() => []);
    let removed = 0;
    for (const name of names) {
      const path = join(this.folder, name);
      const stats = await stat(path).catch(() => undefined);
      if (!stats || stats.mtime >= before) continue;
      await rm(path, { recursive: true, force: true });
      removed++;
    }
    return removed;
  }
}
