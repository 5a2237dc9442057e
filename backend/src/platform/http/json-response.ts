import type { FastifyReply, FastifyRequest } from 'fastify';
import { endingAfter, PUBLIC_DATA_HEADERS } from './caching/cache-control.js';
import { EncodedBody } from './encoded-body.js';

/**
 * Sends JSON without personal data, which is serialized and compressed once for many requests. `secondsLeft`: after them it is no longer
 * true, and nobody may keep it.
 */
export function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  body: EncodedBody,
  secondsLeft: number | undefined,
): Promise<void> {
  void reply.headers(PUBLIC_DATA_HEADERS).type('application/json; charset=utf-8');
  if (secondsLeft !== undefined) {
    void reply.header('cache-control', endingAfter(secondsLeft, PUBLIC_DATA_HEADERS['cache-control']));
  }
  return body.send(request, reply);
}

/** `text` is JSON. */
export const jsonTextBody = (text: string): EncodedBody => EncodedBody.plain(Buffer.from(text));

export const jsonBody = (value: unknown): EncodedBody => jsonTextBody(JSON.stringify(value));
