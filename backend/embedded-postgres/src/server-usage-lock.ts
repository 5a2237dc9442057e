import { setTimeout as pause } from 'node:timers/promises';
import { codeOf, messageOf } from './file-facts.js';
import { connectToServer, disconnect, CONNECTION_NAME, type Address, type Connection } from './connection.js';
import { isAlive } from './process-facts.js';

/** What a real probe at the server brought: who answers there, and whether it could be entered. */
export type Answer =
  | { kind: 'entered'; presence: ServerUsageLock; dataDirectory: string; fsync: boolean }
  | { kind: 'refused'; reason: string; wrongPassword: boolean };

/** One advisory lock in the maintenance database, shared by everybody who uses the server. */
const LOCK = '5432, 1';
const REGAIN_EVERY_MS = 1_000;
const DEAD_USERS_MS = 5_000;
const LOOK_EVERY_MS = 50;

/**
 * "Somebody uses this server", said in a way that cannot go stale: an open connection holding a shared advisory lock,
 * which the server itself lets go when the process dies. Whoever leaves tries to turn it into the exclusive lock; that
 * succeeds only for the last one, who then stops the server. While somebody holds it exclusively, newcomers are refused
 * and wait for the next server instead of entering one that is going down.
 */
export class ServerUsageLock {
  private left = false;

  constructor(
    private readonly address: Address,
    private line: Connection,
  ) {
    this.settle();
  }

  /** True when nobody else uses the server; it then stays closed to newcomers until `end`. */
  async leave(): Promise<boolean> {
    this.left = true;
    this.line.socket.ref();
    try {
      await this.line.client.query(`select pg_advisory_unlock_shared(${LOCK})`);
      return await this.lockOut();
    } catch {
      return this.leaveThroughNewLine();
    }
  }

  async end(): Promise<void> {
    this.left = true;
    this.line.socket.ref();
    await disconnect(this.line);
  }

  /** Our connection was cut; when no server answers any more, there is nothing to stop. */
  private async leaveThroughNewLine(): Promise<boolean> {
    const line = await connectToServer(this.address).catch(() => undefined);
    if (!line) return false;
    await disconnect(this.line);
    this.line = line;
    return this.lockOut();
  }

  /** A user killed a moment ago may still be on the server's books: that is waited for, a living user is not. */
  private async lockOut(): Promise<boolean> {
    const deadline = Date.now() + DEAD_USERS_MS;
    for (;;) {
      const { rows } = await this.line.client.query<{ alone: boolean }>(`select pg_try_advisory_lock(${LOCK}) as alone`);
      if (rows[0]?.alone) return true;
      if (Date.now() > deadline || (await this.somebodyLives())) return false;
      await pause(LOOK_EVERY_MS);
    }
  }

  private async somebodyLives(): Promise<boolean> {
    const { rows } = await this.line.client.query<{ name: string }>(
      `select application_name as name from pg_locks join pg_stat_activity using (pid)
        where (locktype, classid, objid) = ('advisory', 5432, 1) and pid <> pg_backend_pid()`,
    );
    const alive = await Promise.all(rows.map(({ name }) => isAlive(Number(name.slice(CONNECTION_NAME.length)))));
    return alive.includes(true);
  }

  /** Does not keep the process alive. The crash of one backend closes every connection: then the place is taken again. */
  private settle(): void {
    this.line.socket.unref();
    this.line.client.once('end', () => {
      if (!this.left) void this.regain();
    });
  }

  private async regain(): Promise<void> {
    while (!this.left) {
      await pause(REGAIN_EVERY_MS, undefined, { ref: false });
      const entered = await enter(this.address).catch(() => undefined);
      if (!entered) continue;
      this.line = entered.line;
      if (this.left) await this.end();
      else this.settle();
      return;
    }
  }
}

/** Knocks with TCP and the password. Never throws: a server that is just starting refuses in many ways. */
export async function probe(address: Address): Promise<Answer> {
  try {
    const entered = await enter(address);
    if (!entered) return { kind: 'refused', reason: 'the server is being stopped by another process', wrongPassword: false };
    const { line, dataDirectory, fsync } = entered;
    return { kind: 'entered', presence: new ServerUsageLock(address, line), dataDirectory, fsync };
  } catch (error) {
    return { kind: 'refused', reason: messageOf(error), wrongPassword: codeOf(error) === '28P01' };
  }
}

interface Entry {
  held: boolean;
  dataDirectory: string;
  fsync: boolean;
}

async function enter(address: Address): Promise<(Entry & { line: Connection }) | undefined> {
  const line = await connectToServer(address);
  try {
    const { rows } = await line.client.query<Entry>(
      `select pg_try_advisory_lock_shared(${LOCK}) as held, current_setting('data_directory') as "dataDirectory",
              current_setting('fsync') = 'on' as fsync`,
    );
    if (rows[0]?.held) return { ...rows[0], line };
  } catch (error) {
    await disconnect(line);
    throw error;
  }
  await disconnect(line);
  return undefined;
}
