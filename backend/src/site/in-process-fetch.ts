import type { FastifyInstance } from 'fastify';

const API_PATH = /^\/api\//;

/**
 * A `fetch` for the page renderer that asks this process's own API without a network. Only reads under /api/ are
 * possible, so a page can never be made to write or to reach another host.
 */
export function inProcessFetch(server: FastifyInstance): typeof fetch {
  return async (input) => {
    const url = typeof input === 'string' ? input : input instanceof URL ? `${input.pathname}${input.search}` : input.url;
    if (!API_PATH.test(url)) throw new TypeError(`Pages may only read the shop's own API, not ${url}`);
    const answer = await server.inject({ method: 'GET', url, headers: { 'accept-encoding': 'identity' } });
    return new Response(answer.rawPayload.toString('utf8'), {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type'] ?? 'application/json') },
    });
  };
}
