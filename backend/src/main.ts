import 'reflect-metadata';
import { loadConfig } from './config.js';
import { createApi } from './api.js';
import { createLogger } from './platform/logging.js';

const config = loadConfig(process.env);
const logger = createLogger(config.LOG_LEVEL);
const app = await createApi(config, logger);
app.enableShutdownHooks();
await app.listen({ port: config.PORT, host: config.HOST });
