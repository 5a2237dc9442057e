import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { keyTooLong } from '../checkout.errors.js';

const MAX_KEY_LENGTH = 255;

/** The Idempotency-Key header; undefined when absent or blank, 400 when too long. */
export const IdempotencyKeyHeader = createParamDecorator((_: unknown, context: ExecutionContext): string | undefined => {
  const header = context.switchToHttp().getRequest<FastifyRequest>().headers['idempotency-key'];
  const key = (Array.isArray(header) ? header.join() : (header ?? '')).trim();
  if (key.length > MAX_KEY_LENGTH) throw keyTooLong();
  return key === '' ? undefined : key;
});
