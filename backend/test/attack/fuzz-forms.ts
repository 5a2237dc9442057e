import * as fc from 'fast-check';
import { type Answer, exchange } from './exchange.js';
import { hostileValue } from './hostile-values.js';

interface FormTarget {
  origin: string;
  /** Ids of rows that exist. */
  ids: readonly string[];
}

interface SentForm {
  path: string;
  headers: Record<string, string>;
  body: string;
}

const TYPE = 'application/x-www-form-urlencoded';
const TYPES = [TYPE, `${TYPE}; charset=utf-16`, 'application/json', 'multipart/form-data; boundary=x', 'text/plain'];
const SITES: Record<string, string>[] = [
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example' },
  {},
];
const COOKIES = [
  '',
  'shop-session=session-1234567890123456',
  'shop-session=a; shop-session=b',
  `shop-session=session-${'x'.repeat(5_000)}`,
  '__Host-shop-session=session-1234567890123456',
];
const GOOD = {
  quantity: '1',
  variantId: '',
  name: 'Ada Moore',
  email: 'ada@example.com',
  subject: 'artist',
  message: 'I draw, and would like to work.',
  website: '',
};
const OWN_ADDRESS = /^\/(?![/\\])[^\\]*$/;
const SESSION_COOKIE = /^(__Host-)?shop-session=session-[\w-]+; Path=\/; Max-Age=\d+; SameSite=Lax(; Secure)?$/;

/** Half a character is replaced, as browsers do. */
const encoded = (text: string): string => new URLSearchParams({ text }).toString().slice('text='.length);

const fieldText = fc.oneof(
  hostileValue.map((value) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined'))),
  fc.constantFrom('0', '1', '-1', '99', '100', '1e1', '999999', '9999999'),
);

const body = fc
  .record(
    Object.fromEntries(
      Object.entries(GOOD).map(([name, good]) => [
        name,
        fc.oneof({ weight: 3, arbitrary: fc.constant(good) }, { weight: 1, arbitrary: fieldText }),
      ]),
    ),
    { requiredKeys: [] },
  )
  .map((fields) => new URLSearchParams(fields as Record<string, string>).toString());
const anyBody = fc.oneof(
  { weight: 8, arbitrary: body },
  { weight: 1, arbitrary: fc.constantFrom('', '%', '%zz=%ff', 'quantity=1&quantity=2', '&'.repeat(60_000), 'a=b;c=d') },
);

function form({ origin, ids }: FormTarget): fc.Arbitrary<SentForm> {
  const product = fc.oneof(fc.constantFrom(...ids), fieldText.map(encoded));
  const path = fc.oneof(
    fc.constantFrom('/contact', '/contact?subject=artist', '/contact?subject=%0d%0ax', 'http://evil.example/contact'),
    product.map((id) => `/products/${id}`),
    product.map((id) => `/products/${id}?size=%22%3E%3Cscript%3E`),
    product.map((id) => `http://evil.example/products/${id}`),
  );
  const ours = { origin, 'sec-fetch-site': 'same-origin' };
  return fc
    .record({
      path,
      type: fc.oneof({ weight: 6, arbitrary: fc.constant(TYPE) }, { weight: 1, arbitrary: fc.constantFrom(...TYPES) }),
      site: fc.oneof({ weight: 6, arbitrary: fc.constant(ours) }, { weight: 1, arbitrary: fc.constantFrom(...SITES) }),
      cookie: fc.constantFrom(...COOKIES),
      body: anyBody,
    })
    .map(({ path: sentTo, type, site, cookie, body: sent }) => ({
      path: sentTo,
      headers: { ...site, ...(cookie && { cookie }), 'content-type': type, accept: 'text/html' },
      body: sent,
    }));
}

/** What is wrong with an answer, or undefined. */
function problemOf({ status, headers, text }: Answer): string | undefined {
  if (status >= 500) return `status ${status}: ${text.slice(0, 300)}`;
  if (headers['cache-control'] !== 'no-store' && status !== 404 && status !== 415) return `may be kept: ${status}`;
  const { location } = headers;
  if (location !== undefined && !OWN_ADDRESS.test(location)) return `leads to ${location}`;
  const foreign = (headers['set-cookie'] ?? []).find((cookie) => !SESSION_COOKIE.test(cookie));
  return foreign === undefined ? undefined : `sets ${foreign}`;
}

/** Sends `requests` forms of pages that work without scripts. Throws for a 5xx, a foreign address and a foreign cookie. */
export async function fuzzForms(target: FormTarget, { seed, requests }: { seed: number; requests: number }): Promise<void> {
  const property = fc.asyncProperty(form(target), async (sent) => {
    const problem = problemOf(await exchange(target.origin, { method: 'POST', ...sent }));
    if (problem !== undefined) throw new Error(problem);
  });
  await fc.assert(property, { seed, numRuns: requests });
}
