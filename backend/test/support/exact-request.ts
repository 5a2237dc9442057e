import { request } from 'node:http';

export interface ExactAnswer {
  status: number;
  text: string;
}

/** Sends the path as it is: `fetch` would tidy up "..", backslashes and their spellings first, and so test itself. */
export function exactRequest(origin: string, path: string, method = 'GET', body?: Buffer): Promise<ExactAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response
        .on('data', (part: Buffer) => parts.push(part))
        .once('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('latin1') }))
        .once('error', reject);
    });
    sent.once('error', reject).end(body);
  });
}
