import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Binaries } from './binaries.js';
import type { DataDirectory } from './data-directory.js';
import { messageOf } from './system.js';
import { isAlive } from './system.js';
import { CLEAN_ENVIRONMENT, runProgram, spawnAs } from './run-program.js';
import { chownTo } from './server-account.js';
import { logTail, openLog, sizeOf } from './server-log.js';

export interface ServerSettings {
  durable: boolean;
  maxConnections: number;
  /** Undefined for a free port. */
  port: number | undefined;
}

/** A server process that this process launched; `exit` is set when it has ended. */
export interface LaunchedServer {
  pid: number | undefined;
  logStart: number;
  exit?: string;
}

/**
 * Launches `postgres` in its own session, so that Ctrl-C reaches the application but not the database that it needs for
 * its shutdown. `pg_ctl start` is not used because it inserts the paths into a shell command, which a `$` or a quote in
 * a folder name would break.
 * `ignoredPid` is the pid of another process in a stale pid file. Postgres ignores the pid in PG_GRANDPARENT_PID when it
 * reads the file; deleting the file instead could affect a server that another process started in the meantime.
 */
export async function launch(
  directory: DataDirectory,
  binaries: Binaries,
  settings: ServerSettings,
  ignoredPid?: number,
): Promise<LaunchedServer> {
  const args = ['-D', directory.data, ...flags({ ...serverSettings(settings), port: settings.port ?? (await freePort()) })];
  const log = await openLog(directory.log);
  try {
    await chownTo(directory.account, directory.log);
    const launched: LaunchedServer = { pid: undefined, logStart: await sizeOf(directory.log) };
    const child = spawn(binaries.postgres, args, {
      ...spawnAs(binaries.postgres, directory.account),
      env: { ...CLEAN_ENVIRONMENT, ...(ignoredPid && { PG_GRANDPARENT_PID: String(ignoredPid) }) },
      stdio: ['ignore', log.fd, log.fd],
      detached: true,
    });
    child.once('error', (error) => (launched.exit = messageOf(error)));
    child.once('exit', (code, signal) => (launched.exit = signal ? `killed by ${signal}` : `exit code ${code}`));
    child.unref();
    launched.pid = child.pid;
    return launched;
  } finally {
    await log.close();
  }
}

/**
 * Stops the server and resolves when its process has ended, so that the folder can be removed. Throws with the end of the
 * log when it does not end within a minute.
 */
export async function stopServer(directory: DataDirectory, binaries: Binaries, pid: number): Promise<void> {
  const { code, output } = await runProgram(
    binaries.pgCtl,
    ['stop', '-D', directory.data, '-m', 'fast', '-w', '-t', '60'],
    directory.account,
  );
  for (let waited = 0; waited < 5_000 && (await isAlive(pid)); waited += 20) await delay(20);
  if (!(await isAlive(pid))) return;
  throw new Error(
    `Postgres (process ${pid}) did not stop: output of pg_ctl (exit code ${code}): ${output}\n${await logTail(directory.log)}`,
  );
}

function serverSettings({ durable, maxConnections }: ServerSettings): Record<string, string | number> {
  const always = {
    listen_addresses: '127.0.0.1',
    // The path of a socket is limited to about 100 characters, which a deep project folder exceeds.
    unix_socket_directories: '',
    max_connections: maxConnections,
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // joinOrStartServer matches log messages, so they must not be translated.
    lc_messages: 'C',
    logging_collector: 'off',
    log_destination: 'stderr',
  };
  const safety = durable ? 'on' : 'off';
  return { ...always, fsync: safety, synchronous_commit: safety, full_page_writes: safety };
}

function flags(settings: Record<string, string | number>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** A port that is free now; joinOrStartServer chooses another one if it is taken before the server listens. */
async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system has no free port on 127.0.0.1.');
  return address.port;
}
