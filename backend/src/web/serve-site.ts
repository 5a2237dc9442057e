import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { ProductFeeds, ProductSitemap } from '#modules/catalog/index.js';
import { CacheDeadline } from '#platform/http/caching/cache-deadline.js';
import { MetricsRegistry } from '#platform/metrics-registry.js';
import { TableChangeListener } from '#platform/database/table-change-listener.js';
import { serveAdmin } from './admin-files.js';
import { serveApplePayFile } from './apple-pay-file.js';
import { serveCrawlerFiles } from './crawler-files.js';
import { serveFeedFiles } from './feed-files.js';
import { assetFoldersOf } from './kept-assets.js';
import { renderLimit } from './pages/render-limit.js';
import { HashedFiles } from './hashed-files.js';
import { serveRootFiles } from './root-files.js';
import { serveStorefront } from './pages/storefront-pages.js';

/** Folders of the built front ends. */
export interface SiteFolders {
  /** Contains client/ and server/. */
  storefront: string;
  adminShell: string;
  /** Contains one folder per remote, each with dist/. */
  adminRemotes: string;
}

/** The folders next to the backend; `moduleUrl` is the import.meta.url of a file in backend/src or backend/dist. */
export function siteFoldersFrom(moduleUrl: string): SiteFolders {
  const folder = (path: string): string => fileURLToPath(new URL(path, moduleUrl));
  return {
    storefront: folder('../../storefront/dist'),
    adminShell: folder('../../admin-shell/dist'),
    adminRemotes: folder('../../admin-remotes'),
  };
}

/** Serves the front ends that are built on the API's server, so that everything has one origin. */
export async function serveSite(
  app: NestFastifyApplication,
  config: Config,
  folders: SiteFolders,
  logger: Logger,
): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  const originOf = (request: FastifyRequest): string =>
    config.PUBLIC_ORIGIN ?? `${request.protocol}://${request.host || 'localhost'}`;
  const deadline = app.get(CacheDeadline);
  serveCrawlerFiles(server, { originOf, logger, deadline, products: app.get(ProductSitemap, { strict: false }) });
  if (config.APPLE_PAY_DOMAIN_FILE !== undefined) await serveApplePayFile(server, config.APPLE_PAY_DOMAIN_FILE);
  serveFeedFiles(server, { originOf, deadline, feeds: app.get(ProductFeeds, { strict: false }) });
  const assetFolders = (release: string, name: string): Promise<string[]> =>
    assetFoldersOf(release, config.KEPT_ASSETS_DIR === undefined ? undefined : resolve(config.KEPT_ASSETS_DIR, name), logger);
  const files = new HashedFiles();
  if (existsSync(join(folders.adminShell, 'index.html'))) await serveAdmin(server, { ...folders, files, assetFolders });
  if (existsSync(join(folders.storefront, 'client', 'index.html'))) {
    const folder = folders.storefront;
    await serveRootFiles(server, join(folder, 'client'));
    files.serve(server, '/assets', await assetFolders(join(folder, 'client', 'assets'), 'storefront'));
    const metrics = app.get(MetricsRegistry);
    const rendered = metrics.counter('shop_pages_rendered_total', 'Pages of the storefront that were not in memory', []);
    await serveStorefront(server, {
      folder,
      originOf,
      logger,
      changes: app.get(TableChangeListener),
      deadline,
      admit: renderLimit(app, config),
      onRendered: () => rendered.inc(),
    });
  }
}
