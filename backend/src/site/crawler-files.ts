import type { FastifyInstance, FastifyRequest } from 'fastify';

interface SitemapItem {
  id: string;
  updatedAt?: string;
}

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
  const list = async (path: string): Promise<SitemapItem[]> => {
    const response = await server.inject({ method: 'GET', url: path });
    return response.statusCode === 200 ? response.json<SitemapItem[]>() : [];
  };
  server.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: /admin\nDisallow: /api/\nAllow: /api/images/\nDisallow: /checkout\nDisallow: /order-confirmation\n\nSitemap: ${originOf(request)}/sitemap.xml\n`,
      ),
  );
  server.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request);
    const [products, artists] = await Promise.all([list('/api/products'), list('/api/artists')]);
    const urls = [
      ...PAGES.map((path) => urlElement(`${origin}${path}`)),
      ...products.map((product) => urlElement(`${origin}/products/${product.id}`, product.updatedAt)),
      ...artists.map((artist) => urlElement(`${origin}/artists/${artist.id}`)),
    ];
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
      );
  });
}
