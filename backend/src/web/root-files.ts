import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { UNAVAILABLE_HEADERS } from './unavailable.js';

/** Browsers and link previews ask for these files at the root of the site. */
const FILES = [
  ['favicon.ico', 'image/x-icon'],
  ['apple-touch-icon.png', 'image/png'],
  ['icon-512.png', 'image/png'],
  ['share.jpg', 'image/jpeg'],
] as const;

const CACHE = 'public, max-age=86400';

/** Serves icons, the default picture of link previews and the web app manifest, which has the name of the shop. */
export async function serveRootFiles(server: FastifyInstance, clientFolder: string): Promise<void> {
  for (const [name, type] of FILES) {
    const body = await readFile(join(clientFolder, name));
    // Other websites show link previews.
    const headers = { 'content-type': type, 'cache-control': CACHE, 'cross-origin-resource-policy': 'cross-origin' };
    server.get(`/${name}`, (_, reply) => reply.headers(headers).send(body));
  }
  server.get('/manifest.webmanifest', async (_, reply) => {
    const response = await server.inject({ method: 'GET', url: '/api/settings' });
    if (response.statusCode !== 200) return reply.status(503).headers(UNAVAILABLE_HEADERS).send();
    const { shopName: name } = response.json<{ shopName: string }>();
    const manifest = {
      name,
      short_name: name,
      start_url: '/',
      display: 'browser',
      background_color: '#f5eee1',
      theme_color: '#15233f',
      icons: [
        { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
      ],
    };
    return reply.headers({ 'content-type': 'application/manifest+json', 'cache-control': CACHE }).send(JSON.stringify(manifest));
  });
}
