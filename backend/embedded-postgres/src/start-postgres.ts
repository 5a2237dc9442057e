import { findBinaries, type Binaries } from './binaries.js';
import { ensureCluster, passwordOf, SUPERUSER } from './cluster.js';
import { locateDataDirectory, type DataDirectory } from './data-directory.js';
import { isAlive } from './process-facts.js';
import { reachServer, type Reached } from './reach-server.js';
import { stopServer } from './server-process.js';

export interface PostgresOptions {
  /** Folder of the cluster, made when missing; one server per folder, for any number of processes. */
  dataDir: string;
  /** Default true. False is for tests: a power failure may destroy the data, writes are much faster. */
  durable?: boolean;
  /** Default 100. Counts only for the process that really starts the server. */
  maxConnections?: number;
  /** Port of a server that is started here; one that runs keeps its own. Default: a free one. */
  port?: number;
}

/** A Postgres server that answers, and our place on it. */
export interface RunningPostgres {
  /** Connection string of a database; the maintenance database `postgres` unless named. */
  url(database?: string): string;
  port: number;
  /** Number of the server's process. */
  pid: number;
  /** Where the cluster and its log really are: `dataDir`, or its stand-in (see `locateDataDirectory`). */
  home: string;
  /** True when the server was already running: another process uses it, or an earlier one was killed. */
  adopted: boolean;
  /** Whether the server's process is still there. Once it has ended, `stop` and start again. */
  isRunning(): Promise<boolean>;
  /**
   * Gives up our place; the last process to do so stops the server (fast: open transactions are rolled back), so call
   * it after closing your own connections. Returns when the server's process is gone. May be called twice.
   */
  stop(): Promise<void>;
}

/**
 * Starts the Postgres of `dataDir`, or joins it when it runs. Safe to call from several processes at once, after a
 * `kill -9` of either side, as root or not, in any folder. Throws an Error that says what to do, with the end of the
 * server's log, when there is no server after 60 s; existing data is never removed.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const { durable = true, maxConnections = 100, port } = options;
  const settings = { durable, maxConnections, port };
  const place = await locateDataDirectory(options.dataDir);
  const binaries = await findBinaries(place.account);
  await ensureCluster(place, binaries, settings.durable);
  const password = await passwordOf(place);
  const reached = await reachServer({ place, binaries, settings, password });
  let stopping: Promise<void> | undefined;
  return {
    port: reached.port,
    pid: reached.pid,
    home: place.home,
    adopted: reached.adopted,
    isRunning: () => isAlive(reached.pid),
    url: (database = 'postgres') =>
      `postgres://${SUPERUSER}:${password}@127.0.0.1:${reached.port}/${encodeURIComponent(database)}`,
    stop: () => (stopping ??= leaveServer(place, binaries, reached)),
  };
}

async function leaveServer(place: DataDirectory, binaries: Binaries, { presence, pid }: Reached): Promise<void> {
  try {
    if (await presence.leave()) await stopServer(place, binaries, pid);
  } finally {
    await presence.end();
  }
}
