import { type IncomingHttpHeaders, request } from 'node:http';

interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | undefined;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  type: string;
  text: string;
}

const HANG_TIMEOUT_MS = 30_000;

/** One request on a connection of its own: a closed connection is then a fault, and not the end of a kept one. */
export function exchange(origin: string, { method, path, headers, body }: Sent): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const options = { hostname, port, path, method, headers: { ...headers, ...length }, timeout: HANG_TIMEOUT_MS, agent: false };
    const sent = request(options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject).once('end', () => {
        const type = response.headers['content-type'] ?? '';
        resolve({ status: response.statusCode ?? 0, headers: response.headers, type, text: Buffer.concat(parts).toString() });
      });
    });
    sent.once('timeout', () => sent.destroy(new Error(`no answer within ${HANG_TIMEOUT_MS} ms`)));
    sent.once('error', reject).end(body);
  });
}
