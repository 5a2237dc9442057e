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

/**
 * A line for each write in the sources of the front ends, such as "PUT /api/cart/{id}", that no test has sent. What a second browser
 * context sends is not noted.
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
  return written.filter((write) => !isSent(write)).map((write) => `No component test and no journey sends ${write}.`);
}

const patternOf = (write) => new RegExp(`^${write.replace(/\{\w+\}/g, '[^/]+')}$`);
