import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.js';

/** The deepest body of our own contract has 5 levels, Stripe's events about 10. */
const MAX_JSON_DEPTH = 20;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Counts brackets outside strings, which takes a fraction of the time and memory that parsing them takes. */
export function isTooDeep(json: Buffer): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] as number;
    if (byte === QUOTE) inString = !inString;
    else if (inString) at += byte === BACKSLASH ? 1 : 0;
    else if (OPENING.has(byte) && ++depth > MAX_JSON_DEPTH) return true;
    else if (CLOSING.has(byte)) depth--;
  }
  return false;
}

const tooDeep = (): AppError => new AppError(400, 'The request is nested too deeply', { code: 'TOO_DEEP' });

/**
 * JSON is the only type that is read; other types are 415, so that a form of another site cannot post here. Libraries that walk
 * the parsed body call themselves for every level, so deep bodies are refused before they are parsed.
 */
export function acceptJsonOnly(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request: FastifyRequest & { rawBody?: Buffer }, body: Buffer, done) => {
      // Many clients announce JSON with every request.
      if (body.length === 0 && request.method === 'DELETE') return done(null);
      if (isTooDeep(body)) return done(tooDeep());
      // The signature of a webhook covers the bytes as they were sent.
      request.rawBody = body;
      return parse(request, body.toString(), done);
    },
  );
}
