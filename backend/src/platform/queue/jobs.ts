import { getQueueToken } from '@nestjs/bullmq';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { type JobsOptions, type Queue, QueueEvents } from 'bullmq';
import type { Logger } from 'pino';
import { JOBS, type JobName, type JobPayloads, QUEUES, type QueueName } from '../../jobs.js';
import { LOGGER } from '../tokens.js';
import { QUEUE_BACKEND } from './queue-tokens.js';
import type { QueueBackend } from './queue-backend.js';

const HOUR_S = 3_600;

/** How long finished jobs stay visible to ops; a job id is refused as a duplicate for as long. */
const KEPT = {
  removeOnComplete: { age: 24 * HOUR_S, count: 1_000 },
  removeOnFail: { age: 14 * 24 * HOUR_S, count: 5_000 },
};

/** How a job is tried and kept, from the table in `jobs.ts`. */
export function optionsOf(name: JobName): JobsOptions {
  const { attempts, backoffMs } = JOBS[name];
  return { attempts, backoff: { type: 'exponential', delay: backoffMs, jitter: 0.2 }, stackTraceLimit: 10, ...KEPT };
}

/** Starts jobs. Facts start theirs through the outbox; use this for what a person asks for at this moment. */
@Injectable()
export class Jobs implements OnModuleInit, BeforeApplicationShutdown {
  private readonly events = new Map<QueueName, QueueEvents>();

  constructor(
    private readonly module: ModuleRef,
    @Inject(QUEUE_BACKEND) private readonly backend: QueueBackend,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    // Without a listener, a broken line to the queue would end the process.
    for (const queue of this.queues)
      queue.on('error', (error) => this.logger.warn({ err: error, queue: queue.name }, 'queue trouble'));
  }

  /** Before the pool ends: each waiter holds one of its connections, and the pool waits until all are given back. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([...this.events.values()].map((events) => events.close()));
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
   * when the job fails or the queue cannot be reached.
   */
  async run<Name extends JobName>(name: Name, payload: JobPayloads[Name], waitMs: number): Promise<{ result: unknown } | 'late'> {
    const events = await this.eventsOf(JOBS[name].queue);
    const job = await this.queue(JOBS[name].queue).add(name, payload, { ...optionsOf(name), attempts: 1 });
    try {
      return { result: (await job.waitUntilFinished(events, waitMs)) as unknown };
    } catch (error) {
      if (error instanceof Error && error.message.includes('timed out before finishing')) return 'late';
      throw error;
    }
  }

  queue(name: QueueName): Queue {
    return this.module.get<Queue>(getQueueToken(name), { strict: false });
  }

  private async eventsOf(name: QueueName): Promise<QueueEvents> {
    const known = this.events.get(name);
    if (known) return known;
    const events = new QueueEvents(name, { connection: this.backend.listening });
    events.on('error', (error) => this.logger.warn({ err: error, queue: name }, 'queue trouble'));
    this.events.set(name, events);
    await events.waitUntilReady();
    return events;
  }
}
