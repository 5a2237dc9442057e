import { findBinaries, type Binaries } from './binaries.js';
import { ensureCluster, readPassword, SUPERUSER } from './cluster.js';
import { locateDataDirectory, type DataDirectory } from './data-directory.js';
import { isAlive } from './system.js';
import { joinOrStartServer, type JoinedServer } from './join-or-start-server.js';
import { stopServer } from './server-process.js';

export interface PostgresOptions {
  /** Folder of the cluster, created if missing. Each folder has one server, shared by any number of processes. */
  dataDir: string;
  /** Default true. False, for tests, makes writes much faster, but a power failure can destroy the data. */
  durable?: boolean;
  /** Default 100. Ignored when the server is already running. */
  maxConnections?: number;
  /** Default: a free port. Ignored when the server is already running. */
  port?: number;
}

/** A running Postgres server that this process uses. */
export interface RunningPostgres {
  /** Connection string of a database; default: the maintenance database `postgres`. */
  url(database?: string): string;
  port: number;
  /** Process id of the server. */
  pid: number;
  /** Folder of the cluster and its log: `dataDir`, or the fallback of `locateDataDirectory`. */
  home: string;
  /** The file of the server's log. */
  log: string;
  /** True when the server was already running, because another process uses it or a previous user was killed. */
  adopted: boolean;
  /** Whether the server's process is running. After it has ended, call `stop` and start again. */
  isRunning(): Promise<boolean>;
  /**
   * Stops using the server; the last process to do so stops it (mode "fast", which rolls back open transactions). Close
   * your own connections before. Resolves when the server's process has ended. Can be called twice.
   */
  stop(): Promise<void>;
}

/**
 * Starts the Postgres server of `dataDir`, or joins it if it is running. Safe to call from several processes at once, after
 * a `kill -9` of the server or a user, as root or as a user, in any folder. Throws an Error that says what to do, with the
 * end of the server's log, when no server answers within 60 s. Never removes existing data.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const { durable = true, maxConnections = 100, port } = options;
  const settings = { durable, maxConnections, port };
  const directory = await locateDataDirectory(options.dataDir);
  const binaries = await findBinaries(directory.account);
  await ensureCluster(directory, binaries, settings.durable);
  const password = await readPassword(directory);
  const server = await joinOrStartServer({ directory, binaries, settings, password });
  let stopping: Promise<void> | undefined;
  return {
    port: server.port,
    pid: server.pid,
    home: directory.home,
    log: directory.log,
    adopted: server.adopted,
    isRunning: () => isAlive(server.pid),
    url: (database = 'postgres') =>
      `postgres://${SUPERUSER}:${password}@127.0.0.1:${server.port}/${encodeURIComponent(database)}`,
    stop: () => (stopping ??= leaveServer(directory, binaries, server)),
  };
}

async function leaveServer(directory: DataDirectory, binaries: Binaries, { usageLock, pid }: JoinedServer): Promise<void> {
  try {
    if (await usageLock.release()) await stopServer(directory, binaries, pid);
  } finally {
    await usageLock.close();
  }
}
