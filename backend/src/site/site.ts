import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.js';
import { serveAdmin } from './admin-files.js';
import { serveCrawlerFiles } from './crawler-files.js';
import type { SiteFolders } from './site-folders.js';
import { serveStorefront } from './storefront-pages.js';

/** Adds the front ends that are built to the API's server, so that everything lives under one origin. */
export async function serveSite(app: NestFastifyApplication, config: Config, folders: SiteFolders): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  const originOf = (request: FastifyRequest): string => config.PUBLIC_ORIGIN ?? `${request.protocol}://${request.host}`;
  serveCrawlerFiles(server, originOf);
  if (existsSync(join(folders.adminShell, 'index.html'))) await serveAdmin(server, folders);
  if (existsSync(join(folders.storefront, 'client', 'index.html'))) {
    await serveStorefront(server, { folder: folders.storefront, originOf });
  }
}
