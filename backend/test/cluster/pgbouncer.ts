import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../support/free-port.js';
import type { Postgres } from './postgres.js';
import { sql } from './probes.js';
import { ServerProcess } from './server-process.js';

const CONFIGURATION = new URL('../../../deploy/pgbouncer/pgbouncer.ini', import.meta.url);

interface Pooler {
  server: ServerProcess;
  /** Address of the shop's database through the pooler. */
  url: string;
}

function replaced(text: string, changes: readonly [RegExp, string][]): string {
  return changes.reduce((changed, [pattern, value]) => {
    if (!pattern.test(changed)) throw new Error(`deploy/pgbouncer/pgbouncer.ini has no ${pattern.source}`);
    return changed.replace(pattern, value);
  }, text);
}

/** PgBouncer with the configuration of deploy/ at a free port. `poolMode` "session" keeps prepared statements in every version. */
export async function startPgbouncer(
  command: string,
  folder: string,
  { url, port: postgresPort }: Postgres,
  poolMode: 'transaction' | 'session',
): Promise<Pooler> {
  const port = await freePort();
  const users = join(folder, 'userlist.txt');
  const { username, password } = new URL(url);
  await writeFile(users, `"${username}" "${password}"\n`);
  const configuration = join(folder, 'pgbouncer.ini');
  const changes: [RegExp, string][] = [
    [/port=5432/, `port=${postgresPort}`],
    [/listen_port = 6432/, `listen_port = ${port}`],
    [/\/etc\/pgbouncer\/userlist\.txt/, users],
    [/pool_mode = transaction/, `pool_mode = ${poolMode}`],
  ];
  await writeFile(configuration, replaced(await readFile(CONFIGURATION, 'utf8'), changes));
  const pooled = Object.assign(new URL(url), { port }).href;
  const isReady = async (): Promise<boolean> => (await sql(pooled, 'select 1')).length === 1;
  const server = await ServerProcess.start({
    name: 'pgbouncer',
    command,
    args: [configuration],
    account: 'postgres',
    stopSignal: 'SIGINT',
    isReady,
  });
  return { server, url: pooled };
}
