import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer } from 'node:net';
import type { NetworkAdapter } from '#platform/safe-fetch/safe-fetch.js';
import { selfSigned } from './self-signed.js';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface FakeInternet {
  network: NetworkAdapter;
  /** What the name server answers from now on; several lists are answered one after the other. */
  name(hostname: string, ...answers: string[][]): void;
  answer(answer: Answer): void;
  /** "https://host/path" of every request that arrived. */
  asked: string[];
  /** Connections that went anywhere but to the public address of a known host. */
  strays(): number;
  close(): Promise<void>;
}

const PUBLIC = '93.184.216.34';

/**
 * A small internet for the guarded fetch: every known host lives on a public address, which is really a local TLS
 * server. Any other connection ends at a listener that must stay silent.
 */
export async function fakeInternet(hostnames: readonly string[]): Promise<FakeInternet> {
  const certificate = selfSigned(hostnames);
  const asked: string[] = [];
  let reply: Answer = (_request, response) => void response.end('hello');
  let strays = 0;
  const server = createTlsServer(certificate, (request, response) => {
    asked.push(`https://${request.headers.host}${request.url}`);
    reply(request, response);
  });
  const bait = createServer((socket) => {
    strays++;
    socket.destroy();
  });
  const [port, baitPort] = await Promise.all([listen(server), listen(bait)]);
  const names = new Map(hostnames.map((hostname) => [hostname, [[PUBLIC]]]));
  return {
    network: {
      resolve: (hostname) => {
        const answers = names.get(hostname);
        if (!answers) return Promise.reject(Object.assign(new Error('unknown host'), { code: 'ENOTFOUND' }));
        return Promise.resolve((answers.length > 1 ? answers.shift() : answers[0]) ?? []);
      },
      connect: (address) =>
        address === PUBLIC ? { host: '127.0.0.1', port, ca: certificate.cert } : { host: '127.0.0.1', port: baitPort },
    },
    name: (hostname, ...answers) => names.set(hostname, answers),
    answer: (next) => {
      reply = next;
    },
    asked,
    strays: () => strays,
    async close() {
      server.closeAllConnections();
      await Promise.all([server, bait].map((one) => new Promise((done) => one.close(done))));
    },
  };
}

function listen(server: ReturnType<typeof createServer>): Promise<number> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));
}
