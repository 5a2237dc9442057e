import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { badRange, imageNotFound } from '../media.errors.js';
import type { MediaStore } from '../store/media-store.js';
import { parseRange } from './byte-range.js';
import type { ImageVariant } from './image-variants.js';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT_LIVED = 'public, max-age=10';

/** A stored file never runs as a page, whatever is in it. */
function protect(reply: FastifyReply, choice: ImageVariant): void {
  void reply
    .type(choice.contentType)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('content-disposition', 'inline')
    .header('accept-ranges', 'bytes');
}

function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return known !== undefined && known.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag);
}

function wantedRange(request: FastifyRequest, etag: string): string | undefined {
  const condition = request.headers['if-range'];
  return condition === undefined || condition === etag ? request.headers.range : undefined;
}

/** Streams the chosen file: 200, 206, 304 or 416, never more than a chunk of it in memory. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  store: MediaStore,
  choice: ImageVariant,
): Promise<void> {
  const size = await store.size(choice.key);
  if (size === undefined) throw imageNotFound();
  const etag = `"${choice.key.split('/').slice(1).join('-')}-${size.toString(36)}"`;
  const range = parseRange(wantedRange(request, etag), size);
  if (range === 'refused') {
    void reply.header('content-range', `bytes */${size}`);
    throw badRange();
  }
  void reply.header('etag', etag).header('cache-control', choice.final ? IMMUTABLE : SHORT_LIVED);
  if (isKnown(request, etag)) {
    void reply.status(304).send();
    return;
  }
  protect(reply, choice);
  const part = range === 'all' ? { start: 0, end: size - 1 } : range;
  void reply.header('content-length', String(size === 0 ? 0 : part.end - part.start + 1));
  if (range !== 'all') void reply.status(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`);
  const stream = request.method === 'HEAD' ? Readable.from([]) : await store.open(choice.key, range === 'all' ? undefined : part);
  if (stream === undefined) throw imageNotFound();
  void reply.send(stream);
}
