import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { TableChangeListener } from '#platform/database/table-change-listener.js';
import { endingAfter, PUBLIC_PAGE_HEADERS } from '#platform/http/caching/cache-control.js';
import type { CacheDeadline } from '#platform/http/caching/cache-deadline.js';
import { EncodedBody } from '#platform/http/encoded-body.js';
import { inProcessApi } from './in-process-api.js';
import { type Page, PageCache, type PageKey } from './page-cache.js';
import { PageRenderer } from './page-renderer.js';
import { type RejectedForm, servePlainForms } from '../forms/plain-forms.js';
import { UNAVAILABLE_HEADERS } from '../unavailable.js';

const MAX_KEPT_BYTES = 32 * 1024 * 1024;
/** The one address of all paths without a page. An unknown product or artist has an address of its own and is not kept. */
const NOT_FOUND = '/not-found';
/** A page without some of its data: people see the rest, and crawlers come back instead of forgetting products. */
const UNAVAILABLE = { status: 503, headers: UNAVAILABLE_HEADERS, keep: false };
/** The tables whose rows pages show. Stock is announced apart, by product. */
const TABLES = [
  'products',
  'product_variants',
  'product_images',
  'categories',
  'artists',
  'stored_files',
  'portfolio_media',
  'shop_settings',
  'pages',
  'shipping_rates',
];

/** See `storefront/src/app/page-address.ts`. */
interface PageAddress {
  address: string;
  productId?: string;
  variants: number;
}

type PageAddressOf = (url: string) => PageAddress | undefined;

interface StorefrontOptions {
  /** storefront/dist */
  folder: string;
  /** The public origin of the shop, without a trailing slash. */
  originOf: (request: FastifyRequest) => string;
  changes: TableChangeListener;
  deadline: Pick<CacheDeadline, 'secondsLeft'>;
  /** Throws 429 when the visitor has caused too many renderings. */
  admit: (request: FastifyRequest) => Promise<void>;
  /** Called for every rendering. */
  onRendered: () => void;
  logger: Logger;
}

async function loadPageAddress(folder: string): Promise<PageAddressOf> {
  const module: unknown = await import(pathToFileURL(join(folder, 'server', 'page-address.js')).href);
  if (typeof module !== 'object' || module === null || !('pageAddress' in module) || typeof module.pageAddress !== 'function') {
    throw new Error('The storefront build exports no pageAddress');
  }
  return module.pageAddress as PageAddressOf;
}

function createCache(renderer: PageRenderer, changes: TableChangeListener): PageCache {
  const cache = new PageCache({
    maxBytes: MAX_KEPT_BYTES,
    now: () => performance.now(),
    backlog: () => renderer.backlog,
    isNotified: () => changes.connected,
  });
  changes.onChange((table, id) => {
    if (table === '*') cache.clear();
    else if (table === 'stock') cache.invalidate(id);
    else if (TABLES.includes(table)) cache.invalidate();
  });
  return cache;
}

/** A page that is missing may exist a second later, and a failed one must not outlive its cause. */
function cacheHeaders(status: number): Record<string, string> {
  if (status === 200) return PUBLIC_PAGE_HEADERS;
  return { 'cache-control': status === 404 ? 'no-cache' : 'no-store' };
}

/** Answers requests for pages from memory, or renders them. */
class StorefrontPages {
  private readonly cache: PageCache;

  constructor(
    private readonly renderer: PageRenderer,
    private readonly pageAddress: PageAddressOf,
    private readonly options: StorefrontOptions,
  ) {
    this.cache = createCache(renderer, options.changes);
  }

  async answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const origin = this.options.originOf(request);
    const admit = (): Promise<void> => this.options.admit(request);
    const kept = this.pageAddress(request.url);
    if (!kept) {
      await admit();
      return this.send(request, reply, await this.render(request.url, origin));
    }
    const key: PageKey = { key: `${origin} ${randomInt(kept.variants)} ${kept.address}`, productId: kept.productId };
    await this.send(request, reply, await this.cache.get(key, { render: () => this.render(kept.address, origin), admit }));
    this.cache.account(key);
  }

  /** The page that sent a form without scripts, with what is wrong with it. Nobody else may see it. */
  async answerForm(
    request: FastifyRequest,
    reply: FastifyReply,
    { status, rejected }: { status: number; rejected: RejectedForm },
  ): Promise<void> {
    await this.options.admit(request);
    const page = await this.render(this.addressOf(request.url), this.options.originOf(request), rejected);
    await this.send(request, reply, { ...page, status, headers: { ...page.headers, 'cache-control': 'no-store' } });
  }

  addressOf(url: string): string {
    return this.pageAddress(url)?.address ?? url;
  }

  private async render(url: string, origin: string, rejected?: RejectedForm): Promise<Page> {
    const { status, headers: rendered, html, complete } = await this.renderer.render(url, origin, rejected);
    this.options.onRendered();
    // A private page says so itself.
    const headers = 'cache-control' in rendered ? rendered : { ...rendered, ...cacheHeaders(status) };
    const body = await EncodedBody.compressed(Buffer.from(html));
    if (status === 503 || (status === 200 && !complete))
      return { ...UNAVAILABLE, body, headers: { ...headers, ...UNAVAILABLE.headers } };
    return { status, headers, body, keep: complete && (status === 200 || url === NOT_FOUND) };
  }

  private async send(request: FastifyRequest, reply: FastifyReply, { status, headers, body }: Page): Promise<void> {
    void reply.status(status).headers(headers);
    const secondsLeft = this.options.deadline.secondsLeft();
    if (secondsLeft !== undefined) void reply.header('cache-control', endingAfter(secondsLeft, headers['cache-control'] ?? ''));
    await body.send(request, reply);
  }
}

/** Serves the pages of the storefront, rendered on the server. */
export async function serveStorefront(server: FastifyInstance, options: StorefrontOptions): Promise<void> {
  const { folder, logger } = options;
  const renderer = new PageRenderer({
    script: join(folder, 'server', 'render-thread.js'),
    template: await readFile(join(folder, 'client', 'index.html'), 'utf8'),
    callApi: inProcessApi(server),
    logger,
  });
  const pages = new StorefrontPages(renderer, await loadPageAddress(folder), options);
  server.addHook('onClose', () => renderer.close());
  await servePlainForms(server, {
    originOf: options.originOf,
    addressOf: (url) => pages.addressOf(url),
    sendPage: (request, reply, page) => pages.answerForm(request, reply, page),
  });
  server.get('/*', async (request, reply) => {
    if (/^\/api(\/|\?|$)/i.test(request.url)) return reply.callNotFound();
    await pages.answer(request, reply);
    return reply;
  });
}
