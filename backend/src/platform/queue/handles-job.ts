import 'reflect-metadata';
import type { JobName, JobPayloads } from '#src/jobs.js';

export interface JobContext {
  /** 1 for the first attempt. */
  attempt: number;
  /** When this attempt fails, the job is failed for good. */
  isLastAttempt: boolean;
}

type JobMethod<Name extends JobName> = (payload: JobPayloads[Name], context: JobContext) => Promise<unknown>;

const HANDLED = Symbol('shop:handled-jobs');

/**
 * Marks the one method that handles a job, on any provider of any module. The method must be idempotent; it throws to
 * have the job retried.
 *
 *     @HandlesJob('media.render')
 *     render({ name }: JobPayloads['media.render']): Promise<void>
 */
export function HandlesJob<Name extends JobName>(name: Name) {
  return (target: object, method: string, _descriptor: { value?: JobMethod<Name> }): void => {
    const handled = handledJobs(target);
    Reflect.defineMetadata(HANDLED, [...handled, { job: name, method }], target);
  };
}

interface HandledJob {
  job: JobName;
  method: string;
}

/** The jobs that the methods of a prototype handle. */
export function handledJobs(prototype: object): HandledJob[] {
  const handled: unknown = Reflect.getMetadata(HANDLED, prototype);
  return Array.isArray(handled) ? (handled as HandledJob[]) : [];
}
