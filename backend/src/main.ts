import 'reflect-metadata';
import { createApi } from './api.js';
import { loadProcessConfig } from './config.js';
import { Readiness } from './modules/operations/index.js';
import { createLogger } from './platform/logging.js';
import { announceReady, closeOnSignals, drainConnections } from './platform/graceful-shutdown.js';
import { siteFoldersFrom } from './site/site.js';

const config = loadProcessConfig();
const logger = createLogger(config.LOG_LEVEL);
const app = await createApi(config, logger, siteFoldersFrom(import.meta.url));
const drain = async (): Promise<void> => {
  app.get(Readiness).beginShutdown();
  await drainConnections(app.getHttpServer(), config.SHUTDOWN_DELAY_SECONDS);
};
closeOnSignals(() => app.close(), logger, drain);
await app.listen({ port: config.PORT, host: config.HOST });
announceReady(Number(new URL(await app.getUrl()).port));
