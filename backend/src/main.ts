import 'reflect-metadata';
import { createApi } from './api.js';
import { loadProcessConfig } from './config.js';
import { createLogger } from './platform/logging.js';
import { announceReady, closeOnSignals } from './platform/graceful-shutdown.js';
import { siteFoldersFrom } from './site/site.js';

const config = loadProcessConfig();
const logger = createLogger(config.LOG_LEVEL);
const app = await createApi(config, logger, siteFoldersFrom(import.meta.url));
closeOnSignals(() => app.close(), logger);
await app.listen({ port: config.PORT, host: config.HOST });
announceReady(Number(new URL(await app.getUrl()).port));
