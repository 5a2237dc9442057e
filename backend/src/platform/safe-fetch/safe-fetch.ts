import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { withTimeout } from '@shop/contract/with-timeout';
import { FetchError } from './fetch-error.js';
import { checkedAddress } from './public-address.js';
import { readLimited } from './read-limited.js';
import { type ConnectTarget, requestPinned } from './request-pinned.js';

export { FetchError } from './fetch-error.js';
export type { ConnectTarget } from './request-pinned.js';

export interface FetchLimits {
  /** Checked for the first URL and after every redirect. */
  allowHost(hostname: string): boolean;
  maxRedirects: number;
  /** Maximum size of the decompressed body. */
  maxBytes: number;
  /** Limit for everything together: DNS, redirects, body. */
  timeoutMs: number;
  /** The Accept header. */
  accept: string;
}

/** Access to DNS and the network, replaced in tests. */
export interface NetworkAdapter {
  resolve(hostname: string): Promise<readonly string[]>;
  connect(address: string, hostname: string): ConnectTarget;
}

export interface Fetched {
  /** The final URL, after redirects. */
  url: URL;
  status: number;
  contentType: string;
  body: Buffer;
}

export const realNetwork: NetworkAdapter = {
  resolve: async (hostname) => (await lookup(hostname, { all: true, verbatim: false })).map(({ address }) => address),
  connect: (address) => ({ host: address, port: 443 }),
};

const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);

/**
 * Fetches a URL from an untrusted source, safe against SSRF. Every hop requires https on port 443, no user information,
 * an allowed host, and a name that resolves only to public addresses. The connection goes to the checked address, so DNS
 * rebinding has no effect. Sends no cookies, credentials or referrer. Throws FetchError.
 */
export async function safeFetch(address: string, limits: FetchLimits, network: NetworkAdapter = realNetwork): Promise<Fetched> {
  const cancel = new AbortController();
  try {
    return await withTimeout(limits.timeoutMs, follow(address, limits, network, cancel.signal), () => {
      throw new FetchError('time', `No complete answer within ${limits.timeoutMs / 1000} s`);
    });
  } finally {
    cancel.abort();
  }
}

async function follow(address: string, limits: FetchLimits, network: NetworkAdapter, signal: AbortSignal): Promise<Fetched> {
  let url = checkedUrl(address, limits);
  for (let hop = 0; ; hop++) {
    const response = await request(url, limits, network, signal);
    const target = response.headers.location;
    if (!REDIRECT_STATUSES.has(response.statusCode ?? 0) || target === undefined) return readResponse(url, response, limits);
    response.destroy();
    if (hop === limits.maxRedirects) throw new FetchError('redirects', `More than ${limits.maxRedirects} redirects`);
    url = checkedUrl(target, limits, url);
  }
}

async function readResponse(url: URL, response: IncomingMessage, limits: FetchLimits): Promise<Fetched> {
  const body = await readLimited(response, limits.maxBytes);
  return { url, status: response.statusCode ?? 0, contentType: response.headers['content-type'] ?? '', body };
}

/** WHATWG parsing normalizes decimal, octal and full-width hosts, so the checks run on the parsed URL. */
function checkedUrl(address: string, { allowHost }: Pick<FetchLimits, 'allowHost'>, base?: URL): URL {
  if (address.length > 4_096 || !URL.canParse(address, base?.href)) throw new FetchError('address', 'Not a web address');
  const url = new URL(address, base);
  url.hostname = url.hostname.replace(/\.$/, '');
  if (url.protocol !== 'https:') throw new FetchError('address', 'Only https addresses are read');
  if (url.username !== '' || url.password !== '') throw new FetchError('address', 'The address carries a user name or password');
  if (url.port !== '') throw new FetchError('address', 'Only the usual port is asked');
  if (!allowHost(url.hostname)) throw new FetchError('address', `The host ${url.hostname.slice(0, 100)} is not allowed`);
  url.hash = '';
  return url;
}

async function request(url: URL, limits: FetchLimits, network: NetworkAdapter, signal: AbortSignal): Promise<IncomingMessage> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  const address = checkedAddress(await addressesOf(hostname, network));
  if (address === undefined) throw new FetchError('address', `The host ${hostname.slice(0, 100)} is not on the public internet`);
  if (signal.aborted) throw new FetchError('time', 'Too late');
  try {
    return await requestPinned(url, network.connect(address, hostname), { accept: limits.accept, signal });
  } catch (error) {
    throw new FetchError('connection', `No connection to ${hostname.slice(0, 100)} (${codeOf(error)})`);
  }
}

async function addressesOf(hostname: string, network: NetworkAdapter): Promise<readonly string[]> {
  if (isIP(hostname) !== 0) return [hostname];
  try {
    return await network.resolve(hostname);
  } catch (error) {
    throw new FetchError('connection', `The host ${hostname.slice(0, 100)} cannot be found (${codeOf(error)})`);
  }
}

function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.name : 'unknown';
}
