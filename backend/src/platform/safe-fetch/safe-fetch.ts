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
  /** Hosts that may be asked, first and after every redirect. */
  allowHost(hostname: string): boolean;
  maxRedirects: number;
  /** Of the body, after decompression. */
  maxBytes: number;
  /** For everything together: names, redirects, body. */
  timeoutMs: number;
  /** "Accept" header. */
  accept: string;
}

/** The doors to the network, replaced by tests. */
export interface NetworkAdapter {
  resolve(hostname: string): Promise<readonly string[]>;
  connect(address: string, hostname: string): ConnectTarget;
}

export interface Fetched {
  /** The address that answered, after redirects. */
  url: URL;
  status: number;
  contentType: string;
  body: Buffer;
}

export const realNetwork: NetworkAdapter = {
  resolve: async (hostname) => (await lookup(hostname, { all: true, verbatim: false })).map(({ address }) => address),
  connect: (address) => ({ host: address, port: 443 }),
};

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * GET of an address that came from outside. At every hop: https on port 443, no user information, an allowed host, and
 * only public addresses behind its name; the connection is made to the address that was checked, so a second answer of
 * the name server cannot move it. No cookies, no credentials, no referrer. Throws FetchError.
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
    const answer = await ask(url, limits, network, signal);
    const target = answer.headers.location;
    if (!REDIRECTS.has(answer.statusCode ?? 0) || target === undefined) return received(url, answer, limits);
    answer.destroy();
    if (hop === limits.maxRedirects) throw new FetchError('redirects', `More than ${limits.maxRedirects} redirects`);
    url = checkedUrl(target, limits, url);
  }
}

async function received(url: URL, answer: IncomingMessage, limits: FetchLimits): Promise<Fetched> {
  const body = await readLimited(answer, limits.maxBytes);
  return { url, status: answer.statusCode ?? 0, contentType: answer.headers['content-type'] ?? '', body };
}

/** Parsed by the WHATWG rules, which also unmask decimal, octal and full-width spellings; compared after parsing only. */
export function checkedUrl(address: string, { allowHost }: Pick<FetchLimits, 'allowHost'>, base?: URL): URL {
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

async function ask(url: URL, limits: FetchLimits, network: NetworkAdapter, signal: AbortSignal): Promise<IncomingMessage> {
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
