import { setTimeout as delay } from 'node:timers/promises';
import { rotateLog } from './server-log.js';
import { type PostgresOptions, type RunningPostgres, startPostgres } from './start-postgres.js';

const POLL_INTERVAL_MS = 250;

export interface SupervisedPostgres {
  /** Does not change when the server is restarted. */
  url(database?: string): string;
  /** The server's process id, a new one after each restart. */
  pid(): number;
  /** As `RunningPostgres.stop`; also works during a restart. */
  stop(): Promise<void>;
}

/** Starts Postgres, restarts it at the same address whenever its process has ended unexpectedly, and rotates its log. */
export async function supervisePostgres(options: PostgresOptions, log: (line: string) => void): Promise<SupervisedPostgres> {
  let postgres = await startPostgres(options);
  const { port } = postgres;
  const stopping = new AbortController();

  async function restart(): Promise<RunningPostgres> {
    log('The database server exited; restarting it');
    await postgres.stop();
    return startPostgres({ ...options, port });
  }

  async function watchServer(): Promise<void> {
    while (!stopping.signal.aborted) {
      await delay(POLL_INTERVAL_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      // Without space for the copy, the log grows until the next attempt.
      await rotateLog(postgres.log).catch(() => undefined);
      if (await postgres.isRunning()) continue;
      try {
        postgres = await restart();
      } catch (error) {
        log(`Restarting the database server failed: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }

  const watching = watchServer();
  return {
    url: (database) => postgres.url(database),
    pid: () => postgres.pid,
    stop: async () => {
      stopping.abort();
      await watching;
      await postgres.stop();
    },
  };
}
