import { lstat, readFile, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { codeOf } from './system.js';

/**
 * Creates the symlinks to libraries that Postgres needs. npm packages cannot contain symlinks; an install script creates
 * them, which may be disabled. Existing links are not changed. Throws when the folder is read-only.
 */
export async function repairSymlinks(native: string): Promise<void> {
  const list: unknown = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]'));
  if (!Array.isArray(list)) return;
  for (const { source, target } of list.filter(isLink)) {
    const link = join(native, relative('native', target));
    if (await present(link)) continue;
    await symlink(relative(dirname(target), source), link).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error;
    });
  }
}

/** The paths are relative to the package, for example `native/lib/libpq.so.5.18`. */
function isLink(entry: unknown): entry is { source: string; target: string } {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'source' in entry &&
    typeof entry.source === 'string' &&
    'target' in entry &&
    typeof entry.target === 'string'
  );
}

function present(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
