import { setTimeout as delay } from 'node:timers/promises';
import { type Address, type Connection, CONNECTION_NAME, connectToServer, disconnect } from './connection.js';
import { codeOf, isAlive, messageOf } from './system.js';

/** The result of connecting to a server and taking the usage lock. */
export type ProbeResult =
  | { kind: 'connected'; usageLock: ServerUsageLock; dataDirectory: string; fsync: boolean }
  | { kind: 'rejected'; reason: string; wrongPassword: boolean };

/** One advisory lock in the maintenance database, shared by all processes that use the server. */
const LOCK = '5432, 1';
const RECONNECT_INTERVAL_MS = 1_000;
const DEAD_USERS_TIMEOUT_MS = 5_000;
const POLL_INTERVAL_MS = 50;

/**
 * Marks the server as used: an open connection that holds a shared advisory lock, which the server releases when the
 * process dies. `release` tries to take the lock exclusively, which succeeds only for the last user; that process stops
 * the server. While the lock is exclusive, new users are rejected and wait for the next server.
 */
export class ServerUsageLock {
  private released = false;

  constructor(
    private readonly address: Address,
    private connection: Connection,
  ) {
    this.watchConnection();
  }

  /** True when no other process uses the server; new users are then rejected until `close`. */
  async release(): Promise<boolean> {
    this.released = true;
    this.connection.socket.ref();
    try {
      await this.connection.client.query(`select pg_advisory_unlock_shared(${LOCK})`);
      return await this.takeExclusively();
    } catch {
      return this.releaseOnNewConnection();
    }
  }

  async close(): Promise<void> {
    this.released = true;
    this.connection.socket.ref();
    await disconnect(this.connection);
  }

  /** After the connection was lost. When no server answers, there is none to stop. */
  private async releaseOnNewConnection(): Promise<boolean> {
    const connection = await connectToServer(this.address).catch(() => undefined);
    if (!connection) return false;
    await disconnect(this.connection);
    this.connection = connection;
    return this.takeExclusively();
  }

  /** Waits for the locks of killed processes, which the server may not have released yet, but not for running ones. */
  private async takeExclusively(): Promise<boolean> {
    const deadline = Date.now() + DEAD_USERS_TIMEOUT_MS;
    for (;;) {
      const { rows } = await this.connection.client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${LOCK}) as taken`);
      if (rows[0]?.taken) return true;
      if (Date.now() > deadline || (await this.hasLiveUsers())) return false;
      await delay(POLL_INTERVAL_MS);
    }
  }

  private async hasLiveUsers(): Promise<boolean> {
    const { rows } = await this.connection.client.query<{ name: string }>(
      `select application_name as name from pg_locks join pg_stat_activity using (pid)
        where (locktype, classid, objid) = ('advisory', 5432, 1) and pid <> pg_backend_pid()`,
    );
    const alive = await Promise.all(rows.map(({ name }) => isAlive(Number(name.slice(CONNECTION_NAME.length)))));
    return alive.includes(true);
  }

  /** The crash of one backend closes all connections: the lock is then taken again. Does not keep the process alive. */
  private watchConnection(): void {
    this.connection.socket.unref();
    this.connection.client.once('end', () => {
      if (!this.released) void this.retake();
    });
  }

  private async retake(): Promise<void> {
    while (!this.released) {
      await delay(RECONNECT_INTERVAL_MS, undefined, { ref: false });
      const connected = await connectAndLock(this.address).catch(() => undefined);
      if (!connected) continue;
      this.connection = connected.connection;
      if (this.released) await this.close();
      else this.watchConnection();
      return;
    }
  }
}

/** Connects with TCP and the password. Never throws, because a starting server rejects connections with many errors. */
export async function probe(address: Address): Promise<ProbeResult> {
  try {
    const connected = await connectAndLock(address);
    if (!connected) return { kind: 'rejected', reason: 'another process is stopping the server', wrongPassword: false };
    const { connection, dataDirectory, fsync } = connected;
    return { kind: 'connected', usageLock: new ServerUsageLock(address, connection), dataDirectory, fsync };
  } catch (error) {
    return { kind: 'rejected', reason: messageOf(error), wrongPassword: codeOf(error) === '28P01' };
  }
}

interface LockResult {
  locked: boolean;
  dataDirectory: string;
  fsync: boolean;
}

async function connectAndLock(address: Address): Promise<(LockResult & { connection: Connection }) | undefined> {
  const connection = await connectToServer(address);
  try {
    const { rows } = await connection.client.query<LockResult>(
      `select pg_try_advisory_lock_shared(${LOCK}) as locked, current_setting('data_directory') as "dataDirectory",
              current_setting('fsync') = 'on' as fsync`,
    );
    if (rows[0]?.locked) return { ...rows[0], connection };
  } catch (error) {
    await disconnect(connection);
    throw error;
  }
  await disconnect(connection);
  return undefined;
}
