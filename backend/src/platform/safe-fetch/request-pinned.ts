import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';

/** The target of the connection: the checked address and port 443, except in tests. */
export interface ConnectTarget {
  host: string;
  port: number;
  /** Certificate authority to trust instead of the system's. */
  ca?: string;
}

const CONNECT_TIMEOUT_MS = 3_000;
const MAX_HEADER_BYTES = 16_384;

/** Sends a GET over a new TLS connection to the given address; the certificate is checked against the URL's host. */
export function requestPinned(
  url: URL,
  to: ConnectTarget,
  { accept, signal }: { accept: string; signal: AbortSignal },
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const outgoing = request({
      host: to.host,
      port: to.port,
      ...(to.ca === undefined ? {} : { ca: to.ca }),
      servername: isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0 ? url.hostname : '',
      path: `${url.pathname}${url.search}`,
      headers: {
        host: url.hostname,
        accept,
        'accept-encoding': 'gzip, br',
        'accept-language': 'en-US,en',
        'user-agent': 'Mozilla/5.0 (compatible; shop-import)',
      },
      agent: false,
      maxHeaderSize: MAX_HEADER_BYTES,
      signal,
    });
    const connectTimeout = setTimeout(
      () => outgoing.destroy(Object.assign(new Error('connect'), { code: 'ETIMEDOUT' })),
      CONNECT_TIMEOUT_MS,
    );
    outgoing.once('socket', (socket) => socket.once('secureConnect', () => clearTimeout(connectTimeout)));
    outgoing.once('close', () => clearTimeout(connectTimeout));
    outgoing.once('response', (response) => {
      clearTimeout(connectTimeout);
      // Until the caller reads the response, an abort must not become an uncaught error.
      response.on('error', () => undefined);
      resolve(response);
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
