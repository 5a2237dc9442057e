import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject, type Type } from '@nestjs/common';
import type { Job } from 'bullmq';
import type { Logger } from 'pino';
import { QUEUES, type QueueName } from '#src/jobs.js';
import { LOGGER } from '../tokens.js';
import { JobHandlers } from './job-handlers.js';

/** Another worker takes over the job of a killed worker after about 20 s, without a limit on how often. */
const STALL_OPTIONS = { lockDuration: 15_000, stalledInterval: 5_000, maxStalledCount: 100 };

const maxAttemptsOf = (job: Job): number => job.opts.attempts ?? 1;

/** The worker of one queue; `QueueWorkers` starts it. */
export function processorOf(queue: QueueName): Type<WorkerHost> {
  @Processor(queue, { concurrency: QUEUES[queue].concurrency, autorun: false, ...STALL_OPTIONS })
  class QueueProcessor extends WorkerHost {
    constructor(
      @Inject(JobHandlers) private readonly handlers: JobHandlers,
      @Inject(LOGGER) private readonly logger: Logger,
    ) {
      super();
    }

    process(job: Job): Promise<unknown> {
      const attempt = job.attemptsMade + 1;
      return this.handlers.run(job.name, job.data, { attempt, isLastAttempt: attempt >= maxAttemptsOf(job) });
    }

    @OnWorkerEvent('failed')
    failed(job: Job | undefined, error: Error): void {
      const fields = { job: job?.name, id: job?.id, attempt: job?.attemptsMade, err: error };
      if (job && job.attemptsMade < maxAttemptsOf(job)) this.logger.warn(fields, 'a job failed and will be retried');
      else this.logger.error(fields, 'a job failed for good');
    }

    @OnWorkerEvent('error')
    connectionFailed(error: Error): void {
      this.logger.warn({ err: error, queue }, 'queue connection error');
    }
  }
  return QueueProcessor;
}
