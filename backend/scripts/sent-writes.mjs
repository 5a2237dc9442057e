import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { REPORTS, root } from './run-suites.mjs';

const SOURCES = ['storefront/src', 'admin-shell/src', 'admin-shell/kit/src', 'admin-remotes'];
const SOURCE = /\/src\/.*(?<!\.spec)\.tsx?$/;
const CALL = /\bapi\s*\.(post|put|patch|delete)\(\s*'(\/api\/[^']+)'/g;
/**
 * Writes that no test has pressed when this list was made, among them those of a second browser context, which nothing watches. It may
 * only get shorter.
 */
const KNOWN = [
  'DELETE /api/admin/media/{name}',
  'DELETE /api/admin/settings/payments/{field}',
  'DELETE /api/admin/staff/invitations/{id}',
  'POST /api/admin/login/invitation',
  'POST /api/admin/login/invitation/accept',
  'POST /api/admin/me/recovery-codes',
  'POST /api/admin/messages/{id}/mails',
  'POST /api/admin/staff/{id}/enable',
  'POST /api/admin/staff/{id}/end-sign-ins',
  'POST /api/admin/staff/{id}/reset-link',
  'PUT /api/admin/me/password',
  'PUT /api/admin/orders/{id}/customer',
  'PUT /api/admin/orders/{id}/tracking',
  'PUT /api/admin/settings/claims',
  'PUT /api/admin/settings/feeds',
  'PUT /api/admin/settings/invoices',
  'PUT /api/admin/settings/notices',
  'PUT /api/admin/settings/social',
  'PUT /api/admin/staff/{id}/role',
];
const file = join(REPORTS, 'sent-writes.txt');

/** Empties the list of the last run. Tests of screens append to the file that SENT_WRITES names. */
export async function startSentWrites() {
  await mkdir(REPORTS, { recursive: true });
  rmSync(file, { force: true });
  process.env.SENT_WRITES = file;
}

/**
 * What is wrong with the writes in the sources of the front ends, such as "PUT /api/cart/{id}": a line for each that no test has sent
 * by pressing a button, and for each that has left `KNOWN`.
 */
export function problemsOfWrites() {
  const sent = readFileSync(file, 'utf8').split('\n');
  const isSent = (write) => sent.some((request) => patternOf(write).test(request));
  const calls = SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((name) => join(root, folder, name)),
  )
    .filter((path) => SOURCE.test(path) && !path.includes('node_modules'))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(CALL)]);
  const written = [...new Set(calls.map(([, method, path]) => `${method.toUpperCase()} ${path}`))].toSorted();
  return [
    ...written
      .filter((write) => !KNOWN.includes(write) && !isSent(write))
      .map((write) => `No component test and no journey sends ${write}.`),
    ...KNOWN.filter((write) => !written.includes(write) || isSent(write)).map(
      (write) => `${write} can leave the list of sent-writes.mjs.`,
    ),
  ];
}

const patternOf = (write) => new RegExp(`^${write.replace(/\{\w+\}/g, '[^/]+')}$`);
