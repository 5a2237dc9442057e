import type { FastifyInstance } from 'fastify';
import { inProcess } from '#platform/http/rate-limits/in-process.js';

const API_PATH = /^\/api\//;

export interface ApiResponse {
  status: number;
  contentType: string;
  body: string;
}

/**
 * Calls this process's API for the page renderer, without the network. It only supports GET below /api/, so that a page can
 * neither write nor reach another host.
 */
export function inProcessApi(server: FastifyInstance): (path: string) => Promise<ApiResponse> {
  return async (path) => {
    if (!API_PATH.test(path)) throw new TypeError(`Pages may only read the shop's own API, not ${path}`);
    const headers = { 'accept-encoding': 'identity' };
    const response = await inProcess(async () => server.inject({ method: 'GET', url: path, headers }));
    const contentType = String(response.headers['content-type'] ?? 'application/json');
    return { status: response.statusCode, contentType, body: response.rawPayload.toString('utf8') };
  };
}
