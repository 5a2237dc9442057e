import { execFile } from 'node:child_process';
import { access, readdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const DEBIAN_POSTGRES = '/usr/lib/postgresql';
const isMissing = (path: string): Promise<boolean> =>
  access(path).then(
    () => false,
    () => true,
  );

interface Programs {
  /** Folder with initdb, pg_basebackup and postgres. */
  postgres: string;
  pgbouncer: string;
  redis: string;
  nginx: string;
}

/** The programs of the distribution. Throws one line that names every missing package. */
export async function findPrograms(): Promise<Programs> {
  const versions = await readdir(DEBIAN_POSTGRES).catch(() => []);
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  const found = {
    postgres: newest && join(DEBIAN_POSTGRES, newest, 'bin'),
    pgbouncer: await onPath('pgbouncer'),
    redis: await onPath('redis-server'),
    nginx: await onPath('nginx'),
  };
  const packages = { postgres: 'postgresql', pgbouncer: 'pgbouncer', redis: 'redis-server', nginx: 'nginx' };
  const missing = (Object.keys(packages) as (keyof Programs)[]).filter((name) => !found[name]).map((name) => packages[name]);
  if (missing.length > 0) throw new Error(`Missing: apt-get install --no-install-recommends ${missing.join(' ')}`);
  return found as Programs;
}

/** Debian has servers in sbin, which is not on every user's PATH. */
async function onPath(name: string): Promise<string | undefined> {
  for (const folder of [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']) {
    const path = join(folder, name);
    if (!(await isMissing(path))) return path;
  }
  return undefined;
}

/** Whether the installed PgBouncer keeps prepared statements in transaction mode. */
export async function poolsPreparedStatements(pgbouncer: string): Promise<boolean> {
  const { stdout } = await run(pgbouncer, ['--version']);
  const [, major = '0', minor = '0'] = /PgBouncer (\d+)\.(\d+)/.exec(stdout) ?? [];
  return Number(major) > 1 || Number(minor) >= 21;
}
