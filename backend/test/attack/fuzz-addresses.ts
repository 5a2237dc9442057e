import * as fc from 'fast-check';
import { exchange } from './exchange.js';
import { INHERITED_NAMES } from './hostile-values.js';

const PARTS = [
  'products',
  'artists',
  'share',
  'admin',
  'assets',
  'api',
  '..',
  '.',
  '',
  '%2e%2e',
  '%2f',
  '%5c',
  '%00',
  '%0a',
  '%0d%0aX:y',
  '%E2%80%A8',
  '\\..',
  '%5c..%5c',
  '%zz',
  '//',
  '\\',
  ':80',
  '@evil',
  '.env',
  '.git',
  'package.json',
  'order-confirmation',
  'a'.repeat(300),
  '%F0%9F%91%95',
  '%C0%AE',
  "'",
  '<script>',
  '{{7*7}}',
  ...INHERITED_NAMES,
];
const SECRETS = /DATABASE_URL|APP_SECRET|BEGIN [A-Z ]*PRIVATE KEY|root:x:0:0|"dependencies":/;

const address = fc
  .tuple(
    fc.array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 5 }),
    fc.option(fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom(...INHERITED_NAMES))),
  )
  .map(([parts, query]) => `/${parts.join('/')}${query === null ? '' : `?q=${encodeURIComponent(query)}`}`);

/** Requests `requests` odd addresses of pages and files. Throws for a 5xx and for a file from outside. */
export async function fuzzAddresses(origin: string, { seed, requests }: { seed: number; requests: number }): Promise<void> {
  const property = fc.asyncProperty(address, async (path) => {
    const { status, text } = await exchange(origin, { method: 'GET', path, headers: { accept: 'text/html' } });
    if (status >= 500 || SECRETS.test(text)) throw new Error(`${status}: ${text.slice(0, 300)}`);
  });
  await fc.assert(property, { seed, numRuns: requests });
}
