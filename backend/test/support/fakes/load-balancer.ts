import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LoadBalancer {
  origin: string;
  /** Sends no further request to the server at this port, or sends them again. */
  mark(port: number, state: 'down' | 'up'): void;
  close(): Promise<void>;
}

/** Shorter than the shutdown delay of the servers, as in deploy/nginx/shop.conf. */
const IDLE_TIMEOUT_MS = 1_000;
const ASSETS = /^\/(assets|admin\/assets|admin\/remotes)\//;

/**
 * A proxy in front of servers at these ports, which are asked in turn. As deploy/nginx/shop.conf asks nginx to, it sends a
 * request to the next server when the first one refuses the connection, and a file that the first one does not have.
 */
export async function startLoadBalancer(ports: readonly number[]): Promise<LoadBalancer> {
  const agent = new Agent({ keepAlive: true, timeout: IDLE_TIMEOUT_MS });
  const down = new Set<number>();
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const up = ports.filter((port) => !down.has(port));
    const first = turn++ % up.length;
    const inTurn = [...up.slice(first), ...up.slice(0, first)];
    void forward(incoming, outgoing, inTurn, agent).catch(() => outgoing.writeHead(502).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mark: (port, state) => void (state === 'down' ? down.add(port) : down.delete(port)),
    close: async () => {
      server.closeAllConnections();
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function forward(incoming: IncomingMessage, outgoing: ServerResponse, ports: number[], agent: Agent): Promise<void> {
  const body = Buffer.concat(await incoming.toArray());
  const answer = await firstAnswer(incoming, body, ports, agent);
  outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(outgoing);
}

async function firstAnswer(incoming: IncomingMessage, body: Buffer, ports: number[], agent: Agent): Promise<IncomingMessage> {
  const [port = 0, ...others] = ports;
  try {
    const answer = await send(incoming, body, port, agent);
    if (answer.statusCode !== 404 || !ASSETS.test(incoming.url ?? '') || others.length === 0) return answer;
    answer.resume();
  } catch (error) {
    // A request that may have arrived is not sent again.
    if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED' || others.length === 0) throw error;
  }
  return firstAnswer(incoming, body, others, agent);
}

function send({ method, url, headers }: IncomingMessage, body: Buffer, port: number, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { connection: _, ...passed } = headers;
    request({ host: '127.0.0.1', port, method, path: url, headers: passed, agent }, resolve).on('error', reject).end(body);
  });
}
