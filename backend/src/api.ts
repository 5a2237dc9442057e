import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { ApiModule } from './app.module.js';
import type { Config } from './config.js';
import { createHttpApp } from './platform/http/http-app.js';
import { type SiteFolders, serveSite } from './web/serve-site.js';

/** Creates the API, with the pages of the front ends in `site`. The caller listens and closes. */
export async function createApi(config: Config, logger: Logger, site?: SiteFolders): Promise<NestFastifyApplication> {
  const app = await createHttpApp(ApiModule.with(config, logger), config, logger);
  if (site) {
    // Nest sets the error handler here; routes that exist before would keep Fastify's own, which shows internal messages.
    await app.init();
    await serveSite(app, config, site, logger);
  }
  return app;
}
