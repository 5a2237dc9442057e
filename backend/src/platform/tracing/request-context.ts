import { AsyncLocalStorage } from 'node:async_hooks';
import { context, propagation, ROOT_CONTEXT } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';

/** What caused work. It travels with events and jobs, so that the log of an email has the id of the request. */
export interface RequestContext {
  requestId?: string;
  /** W3C trace context; only while traces are exported. */
  traceparent?: string;
}

const requestIds = new AsyncLocalStorage<string | undefined>();

export const RequestContext = {
  /** What an event or a job must carry. Undefined for work that no request has caused. */
  current(): RequestContext | undefined {
    const requestId = requestIds.getStore();
    const current: RequestContext = requestId === undefined ? {} : { requestId };
    propagation.inject(context.active(), current);
    return Object.keys(current).length > 0 ? current : undefined;
  },

  /** Runs `work`, and everything that it starts, as a part of the request that caused it, possibly in another process. */
  runWith<T>(from: RequestContext | undefined, work: () => T): T {
    const parent = from?.traceparent === undefined ? context.active() : propagation.extract(ROOT_CONTEXT, from);
    return context.with(parent, () => requestIds.run(from?.requestId, work));
  },
};

/** Runs every request in its context. In `preValidation`, because parsing the body leaves the asynchronous context. */
export function keepRequestContext(server: FastifyInstance): void {
  server.addHook('preValidation', (request, _reply, done) => RequestContext.runWith({ requestId: request.id }, done));
}
