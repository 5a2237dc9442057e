import { setTimeout as pause } from 'node:timers/promises';
import { type PostgresOptions, type RunningPostgres, startPostgres } from './start-postgres.js';

const LOOK_EVERY_MS = 250;

export interface SupervisedPostgres {
  /** The same for as long as it is kept: others know it. */
  url(database?: string): string;
  /** The server's process, another one after each restart. */
  pid(): number;
  /** As `RunningPostgres.stop`; also while the server is on its way back. */
  stop(): Promise<void>;
}

/** A Postgres that is started again at its old address whenever its process has ended without having been asked to. */
export async function supervisePostgres(options: PostgresOptions, say: (line: string) => void): Promise<SupervisedPostgres> {
  let postgres = await startPostgres(options);
  const { port } = postgres;
  const stopping = new AbortController();

  async function replace(): Promise<RunningPostgres> {
    say('The database ended; starting it again');
    await postgres.stop();
    return startPostgres({ ...options, port });
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await pause(LOOK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted || (await postgres.isRunning())) continue;
      try {
        postgres = await replace();
      } catch (error) {
        say(`The database could not be started: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }

  const watching = watch();
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
