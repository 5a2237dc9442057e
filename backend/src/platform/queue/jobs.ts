import { setTimeout as pause } from 'node:timers/promises';
import { getQueueToken } from '@nestjs/bullmq';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { withTimeout } from '@shop/contract/with-timeout';
import type { JobsOptions, Queue } from 'bullmq';
import { JOBS, type JobName, type JobPayloads, QUEUES, type QueueName } from '#src/jobs.js';
import { RequestContext } from '../tracing/request-context.js';
import { QUEUE_BACKEND, type QueueBackend } from './queue-backend.js';

const HOUR_S = 3_600;
const POLL_INTERVAL_MS = 100;
/** Without a limit, BullMQ waits for a Redis that has not been reachable since the start of the process. */
const ADD_TIMEOUT_MS = 5_000;

/**
 * How long the dashboard shows finished jobs. BullMQ ignores a new job with the id of a retained one. Completed jobs have
 * no maximum number, because in Postgres every completion would read that many rows to find the surplus. It reads all of
 * the queue's completed jobs to find the old ones, so a queue with a job for each order keeps none.
 */
const KEEP_COMPLETED = { age: HOUR_S };
const KEEP_FAILED = { age: 14 * 24 * HOUR_S, count: 5_000 };

/** BullMQ's options for a job, from the table in `src/jobs.ts`. */
export function optionsOf(name: JobName, context?: RequestContext): JobsOptions {
  const { queue, attempts, backoffMs, newestFirst = false } = JOBS[name];
  const backoff = { type: 'exponential', delay: backoffMs, jitter: 0.2 };
  const removeOnComplete = QUEUES[queue].keepsCompleted ? KEEP_COMPLETED : true;
  const telemetry = context && { telemetry: { metadata: JSON.stringify(context) } };
  const retention = { removeOnComplete, removeOnFail: KEEP_FAILED };
  return { attempts, backoff, lifo: newestFirst, stackTraceLimit: 10, ...retention, ...telemetry };
}

/** A job with its payload; `id` as in `Jobs.add`. */
export interface JobToAdd {
  name: JobName;
  payload: JobPayloads[JobName];
  id: string;
  context?: RequestContext | undefined;
}

/** Adds jobs to the queues. Events add theirs through the outbox; call this only for work that a request asks for directly. */
@Injectable()
export class Jobs implements OnModuleInit {
  constructor(
    private readonly module: ModuleRef,
    @Inject(QUEUE_BACKEND) private readonly backend: QueueBackend,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.backend.assertUsable(this.queues);
  }

  get queues(): Queue[] {
    return (Object.keys(QUEUES) as QueueName[]).map((name) => this.queue(name));
  }

  /** `id` makes the job unique while it is waiting, running or retained; it must not contain a colon. */
  async add<Name extends JobName>(
    name: Name,
    payload: JobPayloads[Name],
    id?: string,
    context = RequestContext.current(),
  ): Promise<void> {
    const options = { ...optionsOf(name, context), ...(id === undefined ? {} : { jobId: id }) };
    await inTime(this.queue(JOBS[name].queue).add(name, payload, options));
  }

  /** An error leaves some of them added; adding them again changes nothing. */
  async addAll(jobs: readonly JobToAdd[]): Promise<void> {
    await Promise.all(jobs.map(({ name, payload, id, context }) => this.add(name, payload, id, context)));
  }

  /**
   * Runs a job with a single attempt and waits for its result. Returns 'timeout' after `timeoutMs`; the job keeps running.
   * Throws when the job fails or the queue is unreachable. Polls the job's state, because BullMQ's "completed" event can be lost.
   */
  async run<Name extends JobName>(
    name: Name,
    payload: JobPayloads[Name],
    timeoutMs: number,
  ): Promise<{ result: unknown } | 'timeout'> {
    const queue = this.queue(JOBS[name].queue);
    const options = { ...optionsOf(name, RequestContext.current()), attempts: 1, removeOnComplete: KEEP_COMPLETED };
    const { id = '' } = await inTime(queue.add(name, payload, options));
    const deadline = performance.now() + timeoutMs;
    for (;;) {
      // Read the state before the job: a job read before it ended has no result yet.
      const state = await queue.getJobState(id);
      if (state === 'failed') throw new Error((await queue.getJob(id))?.failedReason);
      if (state === 'completed') return { result: (await queue.getJob(id))?.returnvalue as unknown };
      if (performance.now() >= deadline) return 'timeout';
      await pause(POLL_INTERVAL_MS);
    }
  }

  queue(name: QueueName): Queue {
    return this.module.get<Queue>(getQueueToken(name), { strict: false });
  }
}

/** Throws when the queue does not answer. It may still add the job later, which is harmless: jobs are idempotent. */
const inTime = <T>(work: Promise<T>): Promise<T> =>
  withTimeout(ADD_TIMEOUT_MS, work, () => {
    throw new Error('The queue does not answer');
  });
