import type { FastifyInstance } from 'fastify';

const API_PATH = /^\/api\//;

/**
 * A `fetch` for the page renderer that calls this process's API without the network. It only supports GET below /api/,
 * so that a page can neither write nor reach another host.
 */
export function inProcessFetch(server: FastifyInstance): typeof fetch {
  return async (input) => {
    const url = typeof input === 'string' ? input : input instanceof URL ? `${input.pathname}${input.search}` : input.url;
    if (!API_PATH.test(url)) throw new TypeError(`Pages may only read the shop's own API, not ${url}`);
    const response = await server.inject({ method: 'GET', url, headers: { 'accept-encoding': 'identity' } });
    return new Response(response.rawPayload.toString('utf8'), {
      status: response.statusCode,
      headers: { 'content-type': String(response.headers['content-type'] ?? 'application/json') },
    });
  };
}
