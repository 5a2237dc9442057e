import { AsyncLocalStorage } from 'node:async_hooks';
import { context, propagation, ROOT_CONTEXT } from '@opentelemetry/api';

/** Where work comes from. It travels with events and jobs, so that the log of an email has the id of the request. */
export interface WorkContext {
  requestId?: string;
  /** W3C trace context; only while traces are exported. */
  traceparent?: string;
}

const requestIds = new AsyncLocalStorage<string | undefined>();

export const currentRequestId = (): string | undefined => requestIds.getStore();

/** Runs `work` and everything that it causes in this process as work of a request. */
export function asWorkOfRequest<T>(requestId: string | undefined, work: () => T): T {
  return requestIds.run(requestId, work);
}

/** What an event or a job must carry. Undefined for work that no request has caused. */
export function currentWork(): WorkContext | undefined {
  const work: WorkContext = {};
  const requestId = currentRequestId();
  if (requestId !== undefined) work.requestId = requestId;
  propagation.inject(context.active(), work);
  return Object.keys(work).length > 0 ? work : undefined;
}

/** Runs `work` in another process, or later, as a part of what caused it. */
export function continueWork<T>(from: WorkContext | undefined, work: () => T): T {
  const parent = propagation.extract(ROOT_CONTEXT, from ?? {});
  return context.with(parent, () => asWorkOfRequest(from?.requestId, work));
}
