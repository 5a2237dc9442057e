import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const ENTRY = 'remoteEntry.js';

interface AdminFolders {
  adminShell: string;
  adminRemotes: string;
  /** Folders with the hashed files of a front end in this release and in the last ones, the newest first. */
  assetFolders: (release: string, name: string) => Promise<string[]>;
}

/** The remotes that are built at this moment: one can be added or replaced without a new build of the shell. */
function findRemotes(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const built = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'dist', ENTRY)))
    .map((entry) => [entry.name, `/admin/remotes/${entry.name}/${ENTRY}`] as const);
  return Object.fromEntries(built);
}

function setCacheControl(reply: { setHeader(name: string, value: string): unknown }, path: string): void {
  const hashed = /[/\\](assets|remotes-[^/\\]+)[/\\]/.test(path);
  reply.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}

/** False for what could leave the folder, or names the folder itself. */
const isFilePath = (path: string): boolean =>
  !/[\\\0]/.test(path) && path.split('/').every((part) => part !== '' && !part.startsWith('.'));

/** Keeps the files of the remotes that are there at start. */
async function assetFoldersOfRemotes({ adminRemotes, assetFolders }: AdminFolders): Promise<ReadonlyMap<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const name of Object.keys(findRemotes(adminRemotes))) {
    const release = join(adminRemotes, name, 'dist', 'assets');
    if (existsSync(release)) found.set(name, await assetFolders(release, `remotes-${name}`));
  }
  return found;
}

async function serveRemotes(server: FastifyInstance, folders: AdminFolders): Promise<void> {
  const folder = folders.adminRemotes;
  const kept = await assetFoldersOfRemotes(folders);
  server.get('/admin/remotes.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(findRemotes(folder)));
  await server.register(fastifyStatic, {
    root: folder,
    serve: false,
    decorateReply: true,
    setHeaders: setCacheControl,
    cacheControl: false,
  });
  server.get('/admin/remotes/:name/*', (request, reply) => {
    const { name, '*': file } = request.params as { name: string; '*': string };
    if (!Object.hasOwn(findRemotes(folder), name) || !isFilePath(file)) return reply.callNotFound();
    const asset = file.startsWith('assets/') ? file.slice('assets/'.length) : undefined;
    const root = asset && kept.get(name)?.find((assets) => existsSync(join(assets, asset)));
    return asset && root ? reply.sendFile(asset, root) : reply.sendFile(file, join(folder, name, 'dist'));
  });
}

/** Matches "admin" in any other case; routes are case-sensitive, and the exact spelling has routes of its own. */
const ANY_CASE = ':admin(^[aA][dD][mM][iI][nN]$)';

/** Redirects /Admin and /ADMIN/login to the same path below /admin, so that cookies and relative addresses are the same. */
function redirectOtherSpellings(server: FastifyInstance): void {
  for (const path of [`/${ANY_CASE}`, `/${ANY_CASE}/*`])
    server.get(path, (request, reply) => reply.redirect(`/admin${request.url.slice('/admin'.length)}`, 308));
}

/** Serves the admin shell below /admin, and the remotes. Unknown files are 404; every other path gets the shell. */
export async function serveAdmin(server: FastifyInstance, folders: AdminFolders): Promise<void> {
  const page = await readFile(join(folders.adminShell, 'index.html'), 'utf8');
  const sendShell = (reply: FastifyReply): FastifyReply =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('x-robots-tag', 'noindex').send(page);

  await server.register(async (scope) => serveRemotes(scope, folders));
  await server.register(fastifyStatic, {
    root: await folders.assetFolders(join(folders.adminShell, 'assets'), 'admin'),
    prefix: '/admin/assets/',
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    index: false,
  });
  redirectOtherSpellings(server);
  server.get('/admin', (_request, reply) => sendShell(reply));
  server.get('/admin/*', (_request, reply) => sendShell(reply));
}
