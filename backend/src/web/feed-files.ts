import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ProductFeeds } from '#modules/catalog/index.js';
import { endingAfter } from '#platform/http/caching/cache-control.js';
import type { CacheDeadline } from '#platform/http/caching/cache-deadline.js';

interface FeedFilesOptions {
  originOf: (request: FastifyRequest) => string;
  feeds: Pick<ProductFeeds, 'render'>;
  deadline: Pick<CacheDeadline, 'secondsLeft'>;
}

const FILES = [
  ['/feeds/google.xml', 'google', 'application/xml; charset=utf-8'],
  ['/feeds/meta.csv', 'meta', 'text/csv; charset=utf-8'],
  ['/feeds/tiktok.csv', 'tiktok', 'text/csv; charset=utf-8'],
] as const;

/** Serves the catalogue files that shopping sites fetch. */
export function serveFeedFiles(server: FastifyInstance, { originOf, feeds, deadline }: FeedFilesOptions): void {
  for (const [path, name, contentType] of FILES) {
    server.get(path, async (request, reply) => {
      const secondsLeft = deadline.secondsLeft();
      const headers = { 'content-type': contentType, 'cache-control': endingAfter(secondsLeft, 'public, max-age=900') };
      return reply.headers(headers).send(await feeds.render(name, originOf(request)));
    });
  }
}
