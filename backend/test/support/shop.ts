import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import supertest from 'supertest';
import { DataSource } from 'typeorm';
import { createApi } from '#src/api.js';
import { type Config, loadConfig } from '#src/config.js';
import { TableChangeListener } from '#platform/database/table-change-listener.js';
import { createLogger } from '#platform/logging.js';
import type { SiteFolders } from '#src/web/serve-site.js';
import { createTestDatabase } from './database/test-database.js';

export interface TestShop {
  app: NestFastifyApplication;
  config: Config;
  db: DataSource;
  /** The log so far, one JSON object per line. */
  log(): string;
  /** A supertest agent for the HTTP server. */
  http(): ReturnType<typeof supertest>;
  /** http://127.0.0.1:<port> */
  origin: string;
  /** Resolves when the caches of this process know of all changes that were committed before the call. */
  waitForNotifications(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the API with a new database on a free port, with the front ends in `site`. `settings` are environment variables. */
export async function openShop(settings: Record<string, string> = {}, site?: SiteFolders): Promise<TestShop> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'shop-files-'));
  const config = loadConfig({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    PORT: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'info',
    UNDO_SECONDS: '0',
    // Beside other specs on a busy machine.
    DATABASE_CONNECT_SECONDS: '20',
    ...settings,
  });
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const app = await createApi(config, createLogger(config.LOG_LEVEL, sink), site);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const origin = (await app.getUrl()).replace('[::1]', '127.0.0.1');
  return {
    app,
    config,
    db: app.get(DataSource),
    log: () => lines.join(''),
    http: () => supertest(origin),
    origin,
    waitForNotifications: () => app.get(TableChangeListener).waitForNotifications(),
    async close() {
      await app.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
