import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../support/free-port.js';
import { sql } from './probes.js';
import { ServerProcess, withPrivileges } from './server-process.js';

const run = promisify(execFile);
const ACCOUNT = 'postgres';
const DATABASE = 'shop';

export interface Postgres {
  server: ServerProcess;
  port: number;
  /** Address of the shop's database for the shop's role. */
  url: string;
  /** The same for the superuser, who may look at everything. */
  superuserUrl: string;
}

const address = (user: string, password: string, port: number, database: string): string =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;

const asAccount = (command: string, args: string[], env: Record<string, string> = {}) =>
  run('setpriv', withPrivileges(command, args, ACCOUNT), { env: { PATH: process.env['PATH'], ...env } });

async function ownFolder(folder: string, name: string): Promise<string> {
  const path = join(folder, name);
  await mkdir(path, { mode: 0o700 });
  if (process.getuid?.() === 0) await run('chown', [`${ACCOUNT}:`, path]);
  return path;
}

function startServer(name: string, bin: string, data: string, port: number, url: string): Promise<ServerProcess> {
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'max_connections=200'];
  return ServerProcess.start({
    name,
    command: join(bin, 'postgres'),
    args: ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    account: ACCOUNT,
    // "Fast": open connections are closed.
    stopSignal: 'SIGINT',
    isReady: async () => (await sql(url, 'select 1')).length === 1,
  });
}

/** A new server with the role and the database of docs/operations.md. */
export async function startPrimary(bin: string, folder: string): Promise<Postgres> {
  const data = join(await ownFolder(folder, 'primary'), 'data');
  const [superuserPassword, password] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')];
  const passwordFile = join(folder, 'postgres-password');
  await writeFile(passwordFile, superuserPassword, { mode: 0o644 });
  await asAccount(join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    ACCOUNT,
    '-A',
    'scram-sha-256',
    '--pwfile',
    passwordFile,
    '-E',
    'UTF8',
  ]);
  const port = await freePort();
  const maintenanceUrl = address(ACCOUNT, superuserPassword, port, 'postgres');
  const server = await startServer('postgres', bin, data, port, maintenanceUrl);
  await sql(maintenanceUrl, `create role shop login password '${password}'`);
  await sql(maintenanceUrl, `create database ${DATABASE} owner shop`);
  return {
    server,
    port,
    url: address('shop', password, port, DATABASE),
    superuserUrl: address(ACCOUNT, superuserPassword, port, DATABASE),
  };
}

/** A streaming replica, with a slot that keeps what it has not received yet. */
export async function startReplica(bin: string, folder: string, primary: Postgres): Promise<Postgres> {
  const data = join(await ownFolder(folder, 'replica'), 'data');
  const { password } = new URL(primary.superuserUrl);
  const source = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', ACCOUNT];
  const options = ['-D', data, '-R', '-X', 'stream', '-c', 'fast', '-C', '-S', 'replica'];
  await asAccount(join(bin, 'pg_basebackup'), [...source, ...options], { PGPASSWORD: password });
  const port = await freePort();
  const at = (url: string): string => Object.assign(new URL(url), { port }).href;
  const [url, superuserUrl] = [at(primary.url), at(primary.superuserUrl)];
  return { server: await startServer('replica', bin, data, port, superuserUrl), port, url, superuserUrl };
}
