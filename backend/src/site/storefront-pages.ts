import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inProcessFetch } from './in-process-fetch.js';

interface PageRequest {
  url: string;
  origin: string;
  template: string;
  fetchApi: typeof fetch;
}

interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  html: string;
}

type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const HTML = 'text/html; charset=utf-8';

async function loadRenderer(folder: string): Promise<RenderPage> {
  const module: unknown = await import(pathToFileURL(join(folder, 'server', 'entry-server.js')).href);
  if (typeof module !== 'object' || module === null || !('renderPage' in module) || typeof module.renderPage !== 'function') {
    throw new Error('The storefront build exports no renderPage');
  }
  return module.renderPage as RenderPage;
}

async function sendHtml(request: FastifyRequest, reply: FastifyReply, html: string): Promise<void> {
  const accepted = request.headers['accept-encoding'] ?? '';
  void reply.type(HTML).header('vary', 'accept-encoding');
  const bytes = Buffer.from(html);
  if (/\bbr\b/.test(accepted)) {
    const compressed = await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    return void reply.header('content-encoding', 'br').send(compressed);
  }
  if (/\bgzip\b/.test(accepted)) return void reply.header('content-encoding', 'gzip').send(await gzipped(bytes, { level: 5 }));
  return void reply.send(bytes);
}

/** An address such as "//host" would be read as another origin: it gets the 404 page, as any unknown path. */
const pagePath = (url: string): string => (/^\/[\\/]/.test(url) ? '/not-found' : url);

interface StorefrontOptions {
  /** storefront/dist */
  folder: string;
  /** The public origin of the shop, without a trailing slash. */
  originOf: (request: FastifyRequest) => string;
}

/** Serves the storefront: hashed assets as files, all other paths rendered on the server. */
export async function serveStorefront(server: FastifyInstance, { folder, originOf }: StorefrontOptions): Promise<void> {
  const template = await readFile(join(folder, 'client', 'index.html'), 'utf8');
  const renderPage = await loadRenderer(folder);
  const fetchApi = inProcessFetch(server);
  await server.register(fastifyStatic, {
    root: join(folder, 'client', 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    decorateReply: true,
    index: false,
  });
  server.get('/*', async (request, reply) => {
    if (/^\/api(\/|\?|$)/i.test(request.url)) return reply.callNotFound();
    const page = await renderPage({ url: pagePath(request.url), origin: originOf(request), template, fetchApi });
    void reply.status(page.status).headers({ 'cache-control': 'no-cache', ...page.headers });
    await sendHtml(request, reply, page.html);
    return reply;
  });
}
