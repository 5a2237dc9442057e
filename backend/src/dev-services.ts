import { resolve } from 'node:path';
import type { Config } from './config.js';
import { ensureDatabase, supervisePostgres } from '@shop/embedded-postgres';

const DATABASE = 'shop';

interface DevServices {
  /** The given settings with DATABASE_URL filled in. */
  config: Readonly<Config>;
  /** Stops what was started here and nothing else. */
  stop(): Promise<void>;
}

const sayOnErrorStream = (line: string): void => void process.stderr.write(`${line}\n`);

/** Starts the embedded stand-ins for the parts that the settings do not name: today the database. */
export async function startDevServices(config: Readonly<Config>): Promise<DevServices> {
  if (config.DATABASE_URL) return { config, stop: () => Promise.resolve() };
  const postgres = await supervisePostgres({ dataDir: resolve(config.DATA_DIR, 'postgres') }, sayOnErrorStream);
  await ensureDatabase(postgres, DATABASE);
  return { config: Object.freeze({ ...config, DATABASE_URL: postgres.url(DATABASE) }), stop: () => postgres.stop() };
}

/** Runs one piece of work on the local parts and stops them again, whatever happened. */
export async function withDevServices<T>(config: Readonly<Config>, work: (config: Readonly<Config>) => Promise<T>): Promise<T> {
  const parts = await startDevServices(config);
  try {
    return await work(parts.config);
  } finally {
    await parts.stop();
  }
}
