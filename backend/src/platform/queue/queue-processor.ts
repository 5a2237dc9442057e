import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject, type Type } from '@nestjs/common';
import type { Job } from 'bullmq';
import type { Logger } from 'pino';
import { QUEUES, type QueueName } from '#src/jobs.js';
import { LOGGER } from '../tokens.js';
import { JobHandlers } from './job-handlers.js';

/** A job whose worker was killed is taken by another one after about 20 s, however often that happens. */
const STALLS = { lockDuration: 15_000, stalledInterval: 5_000, maxStalledCount: 100 };

const triesOf = (job: Job): number => job.opts.attempts ?? 1;

/** The class that takes the jobs of one queue. It does not start by itself: see `QueueWorkers`. */
export function processorOf(queue: QueueName): Type<WorkerHost> {
  @Processor(queue, { concurrency: QUEUES[queue].concurrency, autorun: false, ...STALLS })
  class QueueProcessor extends WorkerHost {
    constructor(
      @Inject(JobHandlers) private readonly handlers: JobHandlers,
      @Inject(LOGGER) private readonly logger: Logger,
    ) {
      super();
    }

    process(job: Job): Promise<unknown> {
      const attempt = job.attemptsMade + 1;
      return this.handlers.run(job.name, job.data, { attempt, isLastAttempt: attempt >= triesOf(job) });
    }

    @OnWorkerEvent('failed')
    failed(job: Job | undefined, error: Error): void {
      const about = { job: job?.name, id: job?.id, attempt: job?.attemptsMade, err: error };
      if (job && job.attemptsMade < triesOf(job)) this.logger.warn(about, 'a job failed and will be tried again');
      else this.logger.error(about, 'a job failed for good');
    }

    @OnWorkerEvent('error')
    trouble(error: Error): void {
      this.logger.warn({ err: error, queue }, 'queue trouble');
    }
  }
  return QueueProcessor;
}
