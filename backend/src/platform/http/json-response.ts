import type { FastifyReply, FastifyRequest } from 'fastify';
import { EncodedBody } from './encoded-body.js';

/** Sends JSON that is serialized and compressed once for many requests. `no-cache` makes browsers revalidate every time. */
export function sendJson(request: FastifyRequest, reply: FastifyReply, body: EncodedBody): Promise<void> {
  void reply.header('cache-control', 'public, no-cache').type('application/json; charset=utf-8');
  return body.send(request, reply);
}

export const jsonBody = (value: unknown): EncodedBody => EncodedBody.plain(Buffer.from(JSON.stringify(value)));
