import { DataSource } from 'typeorm';
import { createApi } from './api.js';
import { loadProcessConfig } from './config.js';
import { logServerProblems } from './config/server-problems.js';
import { Readiness } from './modules/operations/index.js';
import { assertOneDatabase } from './platform/database/database-identity.js';
import { assertMigrated } from './platform/database/migrate.js';
import { ListenError } from './platform/listen-error.js';
import { createLogger } from './platform/logging.js';
import { announceReady, closeOnSignals, drainConnections } from './platform/graceful-shutdown.js';
import { startTracing } from './platform/tracing/start-tracing.js';
import type { SiteFolders } from './web/serve-site.js';

/** Connections that wait to be accepted; with Node's 511, a flood makes those of shoppers wait for seconds to try again. */
const CONNECTION_BACKLOG = 4_096;

/** The API process: API, rendered storefront and admin files on one port, until a signal ends it. */
export async function startApi(site: SiteFolders): Promise<void> {
  const config = loadProcessConfig();
  const logger = createLogger(config.LOG_LEVEL);
  logServerProblems(config, logger);
  await assertOneDatabase(config);
  const stopTracing = await startTracing(config, 'shop-api', logger);
  const app = await createApi(config, logger, site);
  await assertMigrated(app.get(DataSource));
  const drain = async (): Promise<void> => {
    app.get(Readiness).beginShutdown();
    await drainConnections(app.getHttpServer(), config.SHUTDOWN_DELAY_SECONDS);
  };
  closeOnSignals(() => app.close().then(stopTracing), logger, drain);
  await app.listen({ port: config.PORT, host: config.HOST, backlog: CONNECTION_BACKLOG }).catch((error: unknown) => {
    throw new ListenError('PORT', error);
  });
  announceReady(Number(new URL(await app.getUrl()).port));
}
