import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UNAVAILABLE_HEADERS } from './unavailable.js';

interface SitemapItem {
  id: string;
  updatedAt?: string;
}

interface PageItem {
  slug: string;
}

const CACHE = 'public, max-age=3600';
const PAGES = ['/', '/products', '/artists', '/about', '/contact'];

function escapeXml(text: string): string {
  return text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function urlElement(address: string, updatedAt?: string): string {
  const lastmod = updatedAt ? `<lastmod>${escapeXml(updatedAt.slice(0, 10))}</lastmod>` : '';
  return `<url><loc>${escapeXml(address)}</loc>${lastmod}</url>`;
}

/** Serves robots.txt and sitemap.xml. Neither names the portfolio, which must be reachable only by its address. */
export function serveCrawlerFiles(server: FastifyInstance, originOf: (request: FastifyRequest) => string): void {
  /** Undefined during an outage: an empty sitemap would make crawlers forget the products. */
  const list = async <Item = SitemapItem>(path: string): Promise<Item[] | undefined> => {
    const response = await server.inject({ method: 'GET', url: path });
    return response.statusCode === 200 ? response.json<Item[]>() : undefined;
  };
  server.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', CACHE)
      .send(
        `User-agent: *\nDisallow: /admin\nDisallow: /api/\nAllow: /api/images/\nDisallow: /checkout\nDisallow: /order-confirmation\n\nSitemap: ${originOf(request)}/sitemap.xml\n`,
      ),
  );
  server.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request);
    const [products, artists, pages] = await Promise.all([
      list('/api/products'),
      list('/api/artists'),
      list<PageItem>('/api/pages'),
    ]);
    if (!products || !artists || !pages) return reply.status(503).headers(UNAVAILABLE_HEADERS).send();
    const urls = [
      ...PAGES.map((path) => urlElement(`${origin}${path}`)),
      ...pages.map(({ slug }) => urlElement(`${origin}/pages/${slug}`)),
      ...products.map((product) => urlElement(`${origin}/products/${product.id}`, product.updatedAt)),
      ...artists.map((artist) => urlElement(`${origin}/artists/${artist.id}`)),
    ];
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', CACHE)
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
      );
  });
}
