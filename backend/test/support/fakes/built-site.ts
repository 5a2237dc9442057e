import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { SiteFolders } from '#src/web/serve-site.js';

/** The protocol of `storefront/src/app/render-thread.ts`. /products reads the API, as the built page does; a rejected form is shown as JSON. */
const RENDER_THREAD = `import { parentPort } from 'node:worker_threads';
let rendering;
let isPrivate;
const send = (found, complete) => parentPort.postMessage({ type: 'page', id: rendering, page: {
  status: found ? 200 : 404,
  headers: { 'content-type': 'text/html; charset=utf-8', ...(isPrivate ? { 'cache-control': 'no-store' } : {}) },
  html: '<!doctype html><title>Page</title><p>' + (found ? 'A page' : '404 Page Not Found'),
  complete,
} });
parentPort.on('message', ({ type, id, url, status, rejected }) => {
  if (type === 'response') return send(true, status < 500);
  rendering = id;
  isPrivate = url === '/checkout';
  if (rejected) return parentPort.postMessage({ type: 'page', id, page: {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    html: '<!doctype html><title>Page</title><p>' + url + '</p><code>' + JSON.stringify(rejected) + '</code>',
    complete: true,
  } });
  if (url === '/products') parentPort.postMessage({ type: 'fetch', id, path: '/api/products' });
  else send(url !== '/not-found', true);
});`;
const PAGE_ADDRESS = `const PAGES = ['/', '/products', '/about', '/checkout', '/tattoos'];
export const pageAddress = (url) => {
  if (url.startsWith('/contact')) return { address: url, variants: 1 };
  if (url.startsWith('/alerts/')) return undefined;
  const path = url.split('?')[0];
  if (path.startsWith('/products/')) return { address: path, variants: 1 };
  return { address: PAGES.includes(path) ? path : '/not-found', variants: 1 };
};`;

const FILES: Record<string, string> = {
  'storefront/client/index.html': '<!doctype html>',
  'storefront/client/assets/app-1.js': '// storefront',
  'storefront/client/favicon.ico': 'icon',
  'storefront/client/apple-touch-icon.png': 'icon',
  'storefront/client/icon-512.png': 'icon',
  'storefront/client/share.jpg': 'image',
  'storefront/server/package.json': '{"type":"module"}',
  'storefront/server/render-thread.js': RENDER_THREAD,
  'storefront/server/page-address.js': PAGE_ADDRESS,
  'admin-shell/index.html': '<!doctype html><title>Admin</title>',
  'admin-shell/assets/shell-1.js': '// shell',
  'admin-remotes/orders/package.json': '{"name":"source of a remote"}',
  'admin-remotes/orders/src/section.tsx': '// source of a remote',
  'admin-remotes/orders/dist/remoteEntry.js': '// entry',
  'admin-remotes/orders/dist/assets/orders-1.js': '// built remote',
};

export interface FakeSite {
  folders: SiteFolders;
  remove(): Promise<void>;
}

/** Folders that look like the built front ends, for tests of how they are served. */
export async function createFakeSite(): Promise<FakeSite> {
  const root = await mkdtemp(join(tmpdir(), 'shop-site-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  const folders = {
    storefront: join(root, 'storefront'),
    adminShell: join(root, 'admin-shell'),
    adminRemotes: join(root, 'admin-remotes'),
  };
  return { folders, remove: () => rm(root, { recursive: true, force: true }) };
}
