import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

/** The server below Nest, for routes outside /api; undefined in a worker, which has none. */
export function rawServer(host: HttpAdapterHost): FastifyInstance | undefined {
  return host.httpAdapter ? host.httpAdapter.getInstance<FastifyInstance>() : undefined;
}
