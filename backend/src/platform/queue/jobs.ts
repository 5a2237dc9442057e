import { setTimeout as pause } from 'node:timers/promises';
import { getQueueToken } from '@nestjs/bullmq';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { JobsOptions, Queue } from 'bullmq';
import type { Logger } from 'pino';
import { JOBS, type JobName, type JobPayloads, QUEUES, type QueueName } from '#src/jobs.js';
import { LOGGER } from '../tokens.js';

const HOUR_S = 3_600;
const LOOK_EVERY_MS = 100;

/** How long finished jobs stay visible to ops; a job id is refused as a duplicate for as long. */
const KEPT = {
  removeOnComplete: { age: 24 * HOUR_S, count: 1_000 },
  removeOnFail: { age: 14 * 24 * HOUR_S, count: 5_000 },
};

/** How a job is tried and kept, from the table in `jobs.ts`. */
export function optionsOf(name: JobName): JobsOptions {
  const { attempts, backoffMs, newestFirst = false } = JOBS[name];
  const backoff = { type: 'exponential', delay: backoffMs, jitter: 0.2 };
  return { attempts, backoff, lifo: newestFirst, stackTraceLimit: 10, ...KEPT };
}

/** Starts jobs. Facts start theirs through the outbox; use this for what a person asks for at this moment. */
@Injectable()
export class Jobs implements OnModuleInit {
  constructor(
    private readonly module: ModuleRef,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    // Without a listener, a broken line to the queue would end the process.
    for (const queue of this.queues)
      queue.on('error', (error) => this.logger.warn({ err: error, queue: queue.name }, 'queue trouble'));
  }

  get queues(): Queue[] {
    return (Object.keys(QUEUES) as QueueName[]).map((name) => this.queue(name));
  }

  /** `id` makes the job unique while it is waiting, running or kept; it may hold no colon. */
  async add<Name extends JobName>(name: Name, payload: JobPayloads[Name], id?: string): Promise<void> {
    await this.queue(JOBS[name].queue).add(name, payload, { ...optionsOf(name), ...(id === undefined ? {} : { jobId: id }) });
  }

  /**
   * Starts a job once and waits for its end: its result, or 'late' when it needs more than `waitMs` (it goes on). Throws
   * when the job fails or the queue cannot be reached. Looks at the job itself: the queue's word that it has ended can be
   * lost on the way.
   */
  async run<Name extends JobName>(name: Name, payload: JobPayloads[Name], waitMs: number): Promise<{ result: unknown } | 'late'> {
    const queue = this.queue(JOBS[name].queue);
    const { id = '' } = await queue.add(name, payload, { ...optionsOf(name), attempts: 1 });
    const deadline = performance.now() + waitMs;
    for (;;) {
      // The state first: a job that was read before its end does not know how it ended.
      const state = await queue.getJobState(id);
      if (state === 'failed') throw new Error((await queue.getJob(id))?.failedReason);
      if (state === 'completed') return { result: (await queue.getJob(id))?.returnvalue as unknown };
      if (performance.now() >= deadline) return 'late';
      await pause(LOOK_EVERY_MS);
    }
  }

  queue(name: QueueName): Queue {
    return this.module.get<Queue>(getQueueToken(name), { strict: false });
  }
}
