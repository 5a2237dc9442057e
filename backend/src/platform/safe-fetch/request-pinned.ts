import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';

/** Where a checked connection really goes; only a test answers anything but the checked address and port 443. */
export interface ConnectTarget {
  host: string;
  port: number;
  /** Certificate authority to trust instead of the usual ones. */
  ca?: string;
}

const CONNECT_MS = 3_000;
const MAX_HEADER_BYTES = 16_384;

/** Sends a GET over a new TLS connection to exactly the given address; certificate and Host header are the URL's. */
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
    const connecting = setTimeout(() => outgoing.destroy(Object.assign(new Error('connect'), { code: 'ETIMEDOUT' })), CONNECT_MS);
    outgoing.once('socket', (socket) => socket.once('secureConnect', () => clearTimeout(connecting)));
    outgoing.once('close', () => clearTimeout(connecting));
    outgoing.once('response', (answer) => {
      clearTimeout(connecting);
      // The caller reads later; an abort in between must not become an uncaught error.
      answer.on('error', () => undefined);
      resolve(answer);
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
