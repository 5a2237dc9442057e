import { resolve } from 'node:path';
import type { Config } from './config.js';
import { ensureDatabase, supervisePostgres } from '@shop/embedded-postgres';

const DATABASE = 'shop';

interface DevServices {
  /** The given configuration with DATABASE_URL set. */
  config: Readonly<Config>;
  /** Stops only what was started here. */
  stop(): Promise<void>;
}

const writeToStderr = (line: string): void => void process.stderr.write(`${line}\n`);

/** Starts embedded services for those that the configuration does not name: the database. */
export async function startDevServices(config: Readonly<Config>): Promise<DevServices> {
  if (config.DATABASE_URL) return { config, stop: () => Promise.resolve() };
  const postgres = await supervisePostgres({ dataDir: resolve(config.DATA_DIR, 'postgres') }, writeToStderr);
  await ensureDatabase(postgres, DATABASE);
  return { config: Object.freeze({ ...config, DATABASE_URL: postgres.url(DATABASE) }), stop: () => postgres.stop() };
}

/** Runs `work` with the embedded services and stops them afterwards. */
export async function withDevServices<T>(config: Readonly<Config>, work: (config: Readonly<Config>) => Promise<T>): Promise<T> {
  const services = await startDevServices(config);
  try {
    return await work(services.config);
  } finally {
    await services.stop();
  }
}
