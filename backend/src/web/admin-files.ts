import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { HashedFiles } from './hashed-files.js';

const ENTRY = 'remoteEntry.js';

interface AdminFolders {
  adminShell: string;
  adminRemotes: string;
  files: HashedFiles;
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
  server.get('/admin/remotes/:name/assets/*', async (request, reply) => {
    const { name, '*': file } = request.params as { name: string; '*': string };
    const ofRemote = kept.get(name) ?? (Object.hasOwn(findRemotes(folder), name) ? [join(folder, name, 'dist', 'assets')] : []);
    await folders.files.send(request, reply, { folders: ofRemote, name: file });
    return reply;
  });
  server.get(`/admin/remotes/:name/${ENTRY}`, async (request, reply) => {
    const { name } = request.params as { name: string };
    if (!Object.hasOwn(findRemotes(folder), name)) return reply.callNotFound();
    const entry = await readFile(join(folder, name, 'dist', ENTRY));
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(entry);
  });
  // Not the page of the shell: whoever loads a remote must see that it is missing.
  server.get('/admin/remotes/*', (_request, reply) => reply.callNotFound());
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

  await serveRemotes(server, folders);
  const assets = await folders.assetFolders(join(folders.adminShell, 'assets'), 'admin');
  folders.files.serve(server, '/admin/assets', assets);
  redirectOtherSpellings(server);
  server.get('/admin', (_request, reply) => sendShell(reply));
  server.get('/admin/*', (_request, reply) => sendShell(reply));
}
