import type { FastifyReply, FastifyRequest } from 'fastify';
import { PUBLIC_DATA_HEADERS } from './cache-control.js';
import { EncodedBody } from './encoded-body.js';

/** Sends JSON without personal data, which is serialized and compressed once for many requests. */
export function sendJson(request: FastifyRequest, reply: FastifyReply, body: EncodedBody): Promise<void> {
  void reply.headers(PUBLIC_DATA_HEADERS).type('application/json; charset=utf-8');
  return body.send(request, reply);
}

/** `text` is JSON. */
export const jsonTextBody = (text: string): EncodedBody => EncodedBody.plain(Buffer.from(text));

export const jsonBody = (value: unknown): EncodedBody => jsonTextBody(JSON.stringify(value));
