import { request } from 'node:http';

export interface RawResponse {
  status: number;
  text: string;
}

/** Sends the path unchanged; `fetch` would normalize "..", backslashes and their encodings. */
export function rawRequest(origin: string, path: string, method = 'GET', body?: Buffer): Promise<RawResponse> {
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
