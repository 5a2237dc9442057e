import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Binaries } from './binaries.js';
import type { DataDirectory } from './data-directory.js';
import { messageOf } from './file-facts.js';
import { isAlive } from './process-facts.js';
import { CLEAN_ENVIRONMENT, runProgram, spawnAs } from './run-program.js';
import { giveTo } from './server-account.js';
import { logTail, openLog, sizeOf } from './server-log.js';

export interface ServerSettings {
  durable: boolean;
  maxConnections: number;
  /** Undefined: a free one. */
  port: number | undefined;
}

/** A server process we have just launched; `end` is set once it is gone. */
export interface Launched {
  pid: number | undefined;
  logStart: number;
  end?: string;
}

/**
 * Launches `postgres` itself in a session of its own, so that Ctrl-C reaches the application but not the database it
 * still has to drain to. Not through `pg_ctl start`, which pastes the paths into a shell command: a folder with a `$`
 * or a quote in its name would break it.
 * `disown` is the pid of a stranger named by a stale pid file. Postgres ignores the number given in PG_GRANDPARENT_PID
 * when it reads that file; unlike deleting the file, that cannot hit a server that another process started meanwhile.
 */
export async function launch(
  place: DataDirectory,
  binaries: Binaries,
  settings: ServerSettings,
  disown?: number,
): Promise<Launched> {
  const args = ['-D', place.data, ...flags({ ...serverSettings(settings), port: settings.port ?? (await freePort()) })];
  const log = await openLog(place.log);
  try {
    await giveTo(place.account, place.log);
    const launched: Launched = { pid: undefined, logStart: await sizeOf(place.log) };
    const child = spawn(binaries.postgres, args, {
      ...spawnAs(binaries.postgres, place.account),
      env: { ...CLEAN_ENVIRONMENT, ...(disown && { PG_GRANDPARENT_PID: String(disown) }) },
      stdio: ['ignore', log.fd, log.fd],
      detached: true,
    });
    child.once('error', (error) => (launched.end = messageOf(error)));
    child.once('exit', (code, signal) => (launched.end = signal ? `killed by ${signal}` : `exit code ${code}`));
    child.unref();
    launched.pid = child.pid;
    return launched;
  } finally {
    await log.close();
  }
}

/**
 * Stops the server of `place` and returns when its process is gone, so the folder may be removed at once.
 * Throws with the log's tail when it does not end within a minute.
 */
export async function stopServer(place: DataDirectory, binaries: Binaries, pid: number): Promise<void> {
  const { code, output } = await runProgram(
    binaries.pgCtl,
    ['stop', '-D', place.data, '-m', 'fast', '-w', '-t', '60'],
    place.account,
  );
  for (let waited = 0; waited < 5_000 && (await isAlive(pid)); waited += 20) await pause(20);
  if (!(await isAlive(pid))) return;
  throw new Error(`Postgres (process ${pid}) did not stop: pg_ctl (exit ${code}) said ${output}\n${await logTail(place.log)}`);
}

function serverSettings({ durable, maxConnections }: ServerSettings): Record<string, string | number> {
  const always = {
    listen_addresses: '127.0.0.1',
    // Their path is limited to about 100 characters, which a deep project folder exceeds.
    unix_socket_directories: '',
    max_connections: maxConnections,
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The start loop recognises messages, so they must not be translated.
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

/** Free now; the start loop chooses again when somebody takes it before the server does. */
async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no free port on 127.0.0.1.');
  return address.port;
}
