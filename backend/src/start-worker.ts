import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { WorkerModule } from './app.module.js';
import { loadProcessConfig } from './config.js';
import { logServerProblems } from './config/server-problems.js';
import { WorkerServer } from './modules/operations/index.js';
import { assertOneDatabase } from './platform/database/database-identity.js';
import { assertMigrated } from './platform/database/migrate.js';
import { createLogger, NestLogger } from './platform/logging.js';
import { announceReady, closeOnSignals } from './platform/graceful-shutdown.js';
import { startTracing } from './platform/tracing/start-tracing.js';

/** The worker process: handles the jobs of the queues until a signal ends it. */
export async function startWorker(): Promise<void> {
  const config = loadProcessConfig();
  const logger = createLogger(config.LOG_LEVEL);
  logServerProblems(config, logger);
  await assertOneDatabase(config);
  const stopTracing = await startTracing(config, 'shop-worker', logger);
  const options = { logger: new NestLogger(logger), abortOnError: false };
  const app = await NestFactory.createApplicationContext(WorkerModule.with(config, logger), options);
  await assertMigrated(app.get(DataSource));
  closeOnSignals(() => app.close().then(stopTracing), logger);
  announceReady(app.get(WorkerServer).port);
}
