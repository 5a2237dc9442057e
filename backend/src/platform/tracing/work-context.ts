import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { context, propagation, ROOT_CONTEXT } from '@opentelemetry/api';

/** Where work comes from. It travels with events and jobs, so that the log of an email has the id of the request. */
export interface WorkContext {
  requestId?: string;
  /** W3C trace context; only while traces are exported. */
  traceparent?: string;
}

const requestIds = new AsyncLocalStorage<string | undefined>();
/** How many requests and jobs need `requestIds`. */
let users = 0;

function enter<T>(requestId: string | undefined, work: () => T): T {
  users += 1;
  return requestIds.run(requestId, work);
}

/** On Node 20, a storage in use costs every promise of the process; see docs/decisions/0309. */
function leave(): void {
  users -= 1;
  if (users === 0) requestIds.disable();
}

export const currentRequestId = (): string | undefined => requestIds.getStore();

/** Handles a request: until its response is closed, everything that it causes in this process has its id. */
export function handleAsRequest(requestId: string, response: ServerResponse, handle: () => void): void {
  response.once('close', leave);
  enter(requestId, handle);
}

/** Runs `work` and everything that it causes in this process until it has ended as work of a request. */
export async function asWorkOfRequest<T>(requestId: string | undefined, work: () => Promise<T>): Promise<T> {
  if (requestId === currentRequestId()) return work();
  try {
    return await enter(requestId, work);
  } finally {
    leave();
  }
}

/** What an event or a job that a request causes must carry. Undefined for work that no request has caused. */
export function workOf(requestId: string | undefined): WorkContext | undefined {
  const work: WorkContext = {};
  if (requestId !== undefined) work.requestId = requestId;
  propagation.inject(context.active(), work);
  return Object.keys(work).length > 0 ? work : undefined;
}

/** `workOf` the request that this process is working for. */
export const currentWork = (): WorkContext | undefined => workOf(currentRequestId());

/** Runs `work` in another process, or later, as a part of what caused it. */
export function continueWork<T>(from: WorkContext | undefined, work: () => Promise<T>): Promise<T> {
  const parent = propagation.extract(ROOT_CONTEXT, from ?? {});
  return context.with(parent, () => asWorkOfRequest(from?.requestId, work));
}
