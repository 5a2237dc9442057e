import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { idempotencyKeyOf } from '#platform/http/idempotency-key.js';

/** The Idempotency-Key header; undefined when absent or blank, 400 when too long. */
export const IdempotencyKeyHeader = createParamDecorator((_: unknown, context: ExecutionContext): string | undefined =>
  idempotencyKeyOf(context.switchToHttp().getRequest<FastifyRequest>().headers),
);
