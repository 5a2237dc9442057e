import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { badRange, imageNotFound } from '../media.errors.js';
import type { ImageVariant } from './image-variants.js';
import { parseRange } from './request-headers.js';
import type { ServedFile } from './served-files.js';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT_LIVED = 'public, max-age=10';

/** The browser must never run a stored file as a page, whatever it contains. */
function setFileHeaders(reply: FastifyReply, variant: ImageVariant): void {
  void reply
    .type(variant.contentType)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('content-disposition', 'inline')
    .header('accept-ranges', 'bytes');
}

function isNotModified(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return known !== undefined && known.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag);
}

function rangeHeader(request: FastifyRequest, etag: string): string | undefined {
  const condition = request.headers['if-range'];
  return condition === undefined || condition === etag ? request.headers.range : undefined;
}

/** Sends a stored file: 200, 206, 304 or 416. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  variant: ImageVariant,
  file: ServedFile,
): Promise<void> {
  const { size } = file;
  const etag = `"${variant.key.split('/').slice(1).join('-')}-${size.toString(36)}"`;
  const range = parseRange(rangeHeader(request, etag), size);
  if (range === 'unsatisfiable') {
    void reply.header('content-range', `bytes */${size}`);
    throw badRange();
  }
  void reply.header('etag', etag).header('cache-control', variant.isFinal ? IMMUTABLE : SHORT_LIVED);
  if (isNotModified(request, etag)) {
    void reply.status(304).send();
    return;
  }
  setFileHeaders(reply, variant);
  const part = range === 'all' ? { start: 0, end: size - 1 } : range;
  void reply.header('content-length', String(size === 0 ? 0 : part.end - part.start + 1));
  if (range !== 'all') void reply.status(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`);
  const isHead = request.method === 'HEAD';
  const body = isHead ? Readable.from([]) : await file.open(range === 'all' ? undefined : part);
  if (body === undefined) throw imageNotFound();
  void reply.send(body);
}
