import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { ApiModule } from './app.module.js';
import type { Config } from './config.js';
import { createHttpApp } from './platform/http/http-app.js';

/** The API with its routes, ready to listen; the caller listens and closes. */
export function createApi(config: Config, logger: Logger): Promise<NestFastifyApplication> {
  return createHttpApp(ApiModule.with(config, logger), config, logger);
}
