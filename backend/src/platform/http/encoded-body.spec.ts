import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { EncodedBody } from './encoded-body.js';

let body: EncodedBody;
const server = fastify();
server.get('/', (incoming, reply) => body.send(incoming, reply.type('application/json; charset=utf-8')));
beforeAll(() => server.listen({ port: 0, host: '127.0.0.1' }));
afterAll(() => server.close());

/** The body as it was sent, which `fetch` would decode. */
async function ask(encoding: string): Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }> {
  const { port } = server.server.address() as AddressInfo;
  const asked = request({ port, host: '127.0.0.1', headers: { 'accept-encoding': encoding }, agent: false }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { headers: response.headers, bytes: Buffer.concat(chunks) };
}

const textOf = (bytes: number): string => JSON.stringify('ü→😀'.repeat(Math.ceil(bytes / 9))).padEnd(bytes);

it.each([100, 1_023, 3_000, 4_090, 5_000, 20_000])('arrives as it is in each encoding, of about %i bytes', async (size) => {
  const plain = Buffer.from(textOf(size));
  for (const made of [EncodedBody.plain(plain), await EncodedBody.compressed(plain)]) {
    body = made;
    for (const _repeated of [1, 2]) {
      const { headers, bytes } = await ask('identity');
      expect(bytes.equals(plain)).toBe(true);
      expect(headers).toMatchObject({
        'content-length': String(plain.length),
        'content-type': 'application/json; charset=utf-8',
      });
    }
    const [br, zipped] = [await ask('br'), await ask('gzip')];
    const isSmall = plain.length < 1_024;
    expect((isSmall ? br.bytes : brotliDecompressSync(br.bytes)).equals(plain)).toBe(true);
    expect((isSmall ? zipped.bytes : gunzipSync(zipped.bytes)).equals(plain)).toBe(true);
    expect([br.headers['content-encoding'], zipped.headers['content-encoding']]).toEqual(
      isSmall ? [undefined, undefined] : ['br', 'gzip'],
    );
    expect(br.headers.etag).toBe(zipped.headers.etag);
  }
});

it('counts the memory of all that it keeps', async () => {
  const plain = Buffer.from(textOf(2_000));
  body = EncodedBody.plain(plain);
  expect(body.bytes).toBe(plain.length);
  await ask('identity');
  expect(body.bytes).toBe(2 * plain.length);
  const { bytes } = await ask('br');
  expect(body.bytes).toBe(2 * plain.length + bytes.length);
});
