import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { REPORTS, root } from './run-suites.mjs';

const SOURCES = ['storefront/src', 'admin-shell/src', 'admin-shell/kit/src', 'admin-remotes'];
const SOURCE = /\/src\/.*(?<!\.spec)\.tsx?$/;
const CALL = /\bapi\s*\.(post|put|patch|delete)\(\s*'(\/api\/[^']+)'/g;
const file = join(REPORTS, 'sent-writes.txt');

/** Empties the list of the last run. Tests of screens append to the file that SENT_WRITES names. */
export async function startSentWrites() {
  await mkdir(REPORTS, { recursive: true });
  rmSync(file, { force: true });
  process.env.SENT_WRITES = file;
}

/** The writes in the sources of the front ends, as "PUT /api/cart/{id}", that no test has sent by pressing a button. */
export function unsentWrites() {
  const sent = new Set(readFileSync(file, 'utf8').split('\n'));
  const calls = SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((name) => join(root, folder, name)),
  )
    .filter((path) => SOURCE.test(path) && !path.includes('node_modules'))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(CALL)]);
  const written = new Set(calls.map(([, method, path]) => `${method.toUpperCase()} ${path}`));
  return [...written].filter((write) => ![...sent].some((request) => patternOf(write).test(request))).toSorted();
}

const patternOf = (write) => new RegExp(`^${write.replace(/\{\w+\}/g, '[^/]+')}$`);
