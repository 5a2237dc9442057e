import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { handleAsRequest, type WorkContext, workOf } from '../tracing/work-context.js';

const WITHOUT_CONTEXT = 'shopWithoutContext';

/**
 * Marks a busy route that changes something, but keeps no request id for the log lines and events of its services: its events get the id
 * by `@RequestWork()`. See docs/decisions/0309.
 */
export const WithoutContext = (): MethodDecorator => RouteConfig({ [WITHOUT_CONTEXT]: true });

/** `@RequestWork() work: WorkContext`: what the events of this request must carry. */
export const RequestWork = createParamDecorator((_data: unknown, host: ExecutionContext): WorkContext | undefined =>
  workOf(host.switchToHttp().getRequest<FastifyRequest>().id),
);

function needsContext({ method, routeOptions }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD' && Reflect.get(routeOptions.config, WITHOUT_CONTEXT) !== true;
}

/** Gives what a request causes its id. Requests that only read cause nothing. */
export function keepRequestIds(server: FastifyInstance): void {
  // Not earlier, because parsing the body leaves the asynchronous context.
  server.addHook('preValidation', (request, reply, done) => {
    if (needsContext(request)) handleAsRequest(request.id, reply.raw, done);
    else done();
  });
}
