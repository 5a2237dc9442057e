import type { FastifyInstance, FastifyRequest } from 'fastify';

interface Listed {
  id: string;
  updatedAt?: string;
}

const PAGES = ['/', '/products', '/artists', '/about', '/contact'];

function escapeXml(text: string): string {
  return text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function entry(address: string, changed?: string): string {
  const lastmod = changed ? `<lastmod>${escapeXml(changed.slice(0, 10))}</lastmod>` : '';
  return `<url><loc>${escapeXml(address)}</loc>${lastmod}</url>`;
}

/** robots.txt and sitemap.xml. The portfolio is for those who know its address: it is named in neither. */
export function serveCrawlerFiles(server: FastifyInstance, originOf: (request: FastifyRequest) => string): void {
  const list = async (path: string): Promise<Listed[]> => {
    const answer = await server.inject({ method: 'GET', url: path });
    return answer.statusCode === 200 ? answer.json<Listed[]>() : [];
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
      ...PAGES.map((path) => entry(`${origin}${path}`)),
      ...products.map((product) => entry(`${origin}/products/${product.id}`, product.updatedAt)),
      ...artists.map((artist) => entry(`${origin}/artists/${artist.id}`)),
    ];
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
      );
  });
}
