import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const MIN_COMPRESSED_BYTES = 1_024;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A JSON response that is serialized and compressed once for many requests, with its ETag. */
export interface PrecompressedJson {
  etag: string;
  plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

export async function precompressJson(value: unknown): Promise<PrecompressedJson> {
  const plain = Buffer.from(JSON.stringify(value));
  const etag = `W/"${createHash('sha1').update(plain).digest('base64url')}"`;
  if (plain.length < MIN_COMPRESSED_BYTES) return { etag, plain };
  const [br, gzipped] = await Promise.all([
    compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
    compressGzip(plain, { level: 6 }),
  ]);
  return { etag, plain, br, gzip: gzipped };
}

/** Sends the smallest encoding that the client accepts, or 304. `no-cache` makes browsers revalidate every time. */
export function sendPrecompressedJson(request: FastifyRequest, reply: FastifyReply, answer: PrecompressedJson): void {
  void reply.header('etag', answer.etag).header('cache-control', 'public, no-cache').header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === answer.etag) {
    void reply.status(304).send();
    return;
  }
  void reply.type('application/json; charset=utf-8');
  const accepted = request.headers['accept-encoding'] ?? '';
  if (answer.br && /\bbr\b/.test(accepted)) void reply.header('content-encoding', 'br').send(answer.br);
  else if (answer.gzip && /\bgzip\b/.test(accepted)) void reply.header('content-encoding', 'gzip').send(answer.gzip);
  else void reply.send(answer.plain);
}
