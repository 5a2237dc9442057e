import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { FetchError } from './fetch-error.js';

const DECODERS = { gzip: createGunzip, 'x-gzip': createGunzip, br: createBrotliDecompress } as const;

/** The decompressed body. Throws FetchError as soon as it exceeds the limit, so that a decompression bomb stays small. */
export async function readLimited(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const declared = Number(response.headers['content-length']);
  const body = decoded(response);
  try {
    if (declared > maxBytes) throw tooLarge(maxBytes);
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLarge(maxBytes);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    if (error instanceof FetchError) throw error;
    throw new FetchError('connection', 'The answer broke off');
  } finally {
    body.destroy();
    response.destroy();
  }
}

function decoded(response: IncomingMessage): Readable {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity' || encoding === '') return response;
  if (encoding !== 'gzip' && encoding !== 'x-gzip' && encoding !== 'br')
    throw new FetchError('connection', 'The answer is packed in an unknown way');
  const decoder = DECODERS[encoding]();
  response.once('error', (error) => decoder.destroy(error));
  response.pipe(decoder);
  return decoder;
}

const tooLarge = (maxBytes: number): FetchError =>
  new FetchError('size', `The answer is larger than ${Math.round(maxBytes / 1_048_576)} MB`);
