import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Local room for files on their way: uploads being received, pictures being made. Nothing here is ever served. */
export class TempFiles {
  constructor(private readonly folder: string) {}

  /** Runs `work` with the path of a file that does not exist yet; whatever is left there afterwards is removed. */
  async withFile<T>(work: (path: string) => Promise<T>): Promise<T> {
    await mkdir(this.folder, { recursive: true });
    const path = join(this.folder, randomUUID());
    try {
      return await work(path);
    } finally {
      await rm(path, { recursive: true, force: true });
    }
  }

  /** Removes what processes that were killed left behind: everything untouched since `before`. Returns how many. */
  async removeOlderThan(before: Date): Promise<number> {
    const names = await readdir(this.folder).catch(() => []);
    let removed = 0;
    for (const name of names) {
      const path = join(this.folder, name);
      const touched = await stat(path).catch(() => undefined);
      if (!touched || touched.mtime >= before) continue;
      await rm(path, { recursive: true, force: true });
      removed++;
    }
    return removed;
  }
}
