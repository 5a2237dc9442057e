import { isUUID } from 'class-validator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { ProductSitemap } from '#modules/catalog/index.js';
import { endingAfter } from '#platform/http/caching/cache-control.js';
import type { CacheDeadline } from '#platform/http/caching/cache-deadline.js';
import { UNAVAILABLE_HEADERS } from './unavailable.js';

interface CrawlerFilesOptions {
  originOf: (request: FastifyRequest) => string;
  products: Pick<ProductSitemap, 'parts' | 'part'>;
  deadline: Pick<CacheDeadline, 'secondsLeft'>;
  logger: Logger;
}

const CACHE = 'public, max-age=3600';
const PAGES = ['/', '/products', '/artists', '/about', '/contact'];
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function escapeXml(text: string): string {
  return text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function urlElement(address: string, updatedAt?: Date): string {
  const lastmod = updatedAt ? `<lastmod>${updatedAt.toISOString().slice(0, 10)}</lastmod>` : '';
  return `<url><loc>${escapeXml(address)}</loc>${lastmod}</url>`;
}

const urlSet = (urls: string[]): string => `<urlset ${NAMESPACE}>${urls.join('')}</urlset>`;

function sitemapIndex(addresses: string[]): string {
  const elements = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`);
  return `<sitemapindex ${NAMESPACE}>${elements.join('')}</sitemapindex>`;
}

/** Reads the addresses of a sitemap. Throws when one cannot be read. */
class SitemapUrls {
  constructor(
    private readonly server: FastifyInstance,
    private readonly products: CrawlerFilesOptions['products'],
  ) {}

  async pages(origin: string): Promise<string[]> {
    const [artists, categories, pages] = await Promise.all([
      this.list<{ id: string }>('/api/artists'),
      this.list<{ slug: string }>('/api/categories'),
      this.list<{ slug: string }>('/api/pages'),
    ]);
    return [
      ...PAGES.map((path) => urlElement(`${origin}${path}`)),
      ...categories.map(({ slug }) => urlElement(`${origin}/products?category=${slug}`)),
      ...pages.map(({ slug }) => urlElement(`${origin}/pages/${slug}`)),
      ...artists.map(({ id }) => urlElement(`${origin}/artists/${id}`)),
    ];
  }

  async productsFrom(firstId: string, origin: string): Promise<string[]> {
    const products = await this.products.part(firstId);
    return products.map(({ id, updatedAt }) => urlElement(`${origin}/products/${id}`, updatedAt));
  }

  private async list<Item>(path: string): Promise<Item[]> {
    const response = await this.server.inject({ method: 'GET', url: path });
    if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`);
    return response.json<Item[]>();
  }
}

/** Serves robots.txt and the sitemap. Neither names the portfolio, which must be reachable only by its address. */
export function serveCrawlerFiles(server: FastifyInstance, { originOf, products, deadline, logger }: CrawlerFilesOptions): void {
  const urls = new SitemapUrls(server, products);
  const sendXml = async (reply: FastifyReply, read: () => Promise<string>): Promise<FastifyReply> => {
    try {
      const cacheControl = endingAfter(deadline.secondsLeft(), CACHE);
      const xml = await read();
      const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': cacheControl };
      return reply.headers(headers).send(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`);
    } catch (error) {
      logger.error({ err: error }, 'the sitemap cannot be read');
      // An empty sitemap would make crawlers forget the products.
      return reply.status(503).headers(UNAVAILABLE_HEADERS).send();
    }
  };
  server.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', CACHE)
      .send(
        `User-agent: *\nDisallow: /admin\nDisallow: /api/\nAllow: /api/images/\nDisallow: /checkout\nDisallow: /order-confirmation\n\nSitemap: ${originOf(request)}/sitemap.xml\n`,
      ),
  );
  server.get('/sitemap.xml', (request, reply) =>
    sendXml(reply, async () => {
      const origin = originOf(request);
      const [first, ...others] = await products.parts();
      if (others.length === 0)
        return urlSet([...(await urls.pages(origin)), ...(first ? await urls.productsFrom(first, origin) : [])]);
      const parts = ['pages', first, ...others].map((part) => `${origin}/sitemaps/${part}.xml`);
      return sitemapIndex(parts);
    }),
  );
  server.get('/sitemaps/pages.xml', (request, reply) => sendXml(reply, async () => urlSet(await urls.pages(originOf(request)))));
  server.get<{ Params: { first: string } }>('/sitemaps/:first.xml', (request, reply) => {
    const { first } = request.params;
    if (!isUUID(first)) return reply.callNotFound();
    return sendXml(reply, async () => urlSet(await urls.productsFrom(first, originOf(request))));
  });
}
