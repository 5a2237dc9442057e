import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer } from 'node:net';
import type { NetworkAdapter } from '#platform/safe-fetch/safe-fetch.js';
import { selfSigned } from './self-signed.js';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface FakeInternet {
  network: NetworkAdapter;
  /** Sets the addresses of a host name; several lists are returned one after the other. */
  resolveTo(hostname: string, ...addresses: string[][]): void;
  respondWith(handler: Handler): void;
  /** "https://host/path" of every request received so far. */
  requests: string[];
  /** The number of connections to anything but the public address of a known host. */
  unexpectedConnections(): number;
  close(): Promise<void>;
}

const PUBLIC = '93.184.216.34';

/**
 * A network for safeFetch: every known host name resolves to a public address, which connects to a local TLS server. Any
 * other connection ends at a listener that counts it.
 */
export async function fakeInternet(hostnames: readonly string[]): Promise<FakeInternet> {
  const certificate = selfSigned(hostnames);
  const requests: string[] = [];
  let handle: Handler = (_request, response) => void response.end('hello');
  let unexpected = 0;
  const server = createTlsServer(certificate, (request, response) => {
    requests.push(`https://${request.headers.host}${request.url}`);
    handle(request, response);
  });
  const trap = createServer((socket) => {
    unexpected++;
    socket.destroy();
  });
  const [port, trapPort] = await Promise.all([listen(server), listen(trap)]);
  const names = new Map(hostnames.map((hostname) => [hostname, [[PUBLIC]]]));
  return {
    network: {
      resolve: (hostname) => {
        const answers = names.get(hostname);
        if (!answers) return Promise.reject(Object.assign(new Error('unknown host'), { code: 'ENOTFOUND' }));
        return Promise.resolve((answers.length > 1 ? answers.shift() : answers[0]) ?? []);
      },
      connect: (address) =>
        address === PUBLIC ? { host: '127.0.0.1', port, ca: certificate.cert } : { host: '127.0.0.1', port: trapPort },
    },
    resolveTo: (hostname, ...answers) => names.set(hostname, answers),
    respondWith: (next) => {
      handle = next;
    },
    requests,
    unexpectedConnections: () => unexpected,
    async close() {
      server.closeAllConnections();
      await Promise.all([server, trap].map((one) => new Promise((done) => one.close(done))));
    },
  };
}

function listen(server: ReturnType<typeof createServer>): Promise<number> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));
}
