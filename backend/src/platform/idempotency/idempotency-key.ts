import type { IncomingHttpHeaders } from 'node:http';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { keyTooLong } from './idempotency.errors.js';

const MAX_KEY_LENGTH = 255;

/** The Idempotency-Key header; undefined when absent or blank, 400 when too long. */
export function idempotencyKeyOf(headers: IncomingHttpHeaders): string | undefined {
  const header = headers['idempotency-key'];
  const key = (Array.isArray(header) ? header.join() : (header ?? '')).trim();
  if (key.length > MAX_KEY_LENGTH) throw keyTooLong();
  return key === '' ? undefined : key;
}

// Stryker disable all: specs of routes and the committed contract show what the decorators do.
/** `result` is for example 'order': the same key gives the same one. */
export const ApiIdempotencyKey = (result: string): MethodDecorator =>
  ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: `at most 255 characters; the same key gives the same ${result}`,
  });

/** The key, for a use case that saves the answer in its own transaction; see `IdempotentRequests`. */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext): string | undefined =>
  idempotencyKeyOf(context.switchToHttp().getRequest<FastifyRequest>().headers),
);
