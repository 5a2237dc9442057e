import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

/** Nest's Fastify instance, for routes outside /api; undefined in a worker, which serves no HTTP. */
export function fastifyInstance(host: HttpAdapterHost): FastifyInstance | undefined {
  return host.httpAdapter ? host.httpAdapter.getInstance<FastifyInstance>() : undefined;
}
