import { SpanKind } from '@opentelemetry/api';
import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject, type Type } from '@nestjs/common';
import type { Job } from 'bullmq';
import type { Logger } from 'pino';
import { type JobName, JOBS, QUEUES, type QueueName } from '#src/jobs.js';
import { LOGGER } from '../tokens.js';
import { inSpan } from '../tracing/in-span.js';
import { RequestContext } from '../tracing/request-context.js';
import { JobHandlers } from './job-handlers.js';
import { JobRuns } from './job-runs.js';
import { QUEUE_BACKEND, type QueueBackend } from './queue-backend.js';
import { isRetired } from './retired-runs.js';

/** Another worker takes over the job of a killed worker after at most 4/3 of its lock, without a limit on how often. */
const stallOptions = (lockSeconds: number) => ({
  lockDuration: lockSeconds * 1_000,
  stalledInterval: Math.ceil((lockSeconds * 1_000) / 3),
  maxStalledCount: 100,
});

/** A job that another version of the shop added may have something else there. */
function contextOf(job: Job | undefined): RequestContext | undefined {
  const metadata = job?.opts.telemetry?.metadata;
  return metadata?.startsWith('{') ? (JSON.parse(metadata) as RequestContext) : undefined;
}

const maxAttemptsOf = (job: Job): number => job.opts.attempts ?? 1;

/** The worker of one queue; `QueueWorkers` starts it. */
export function processorOf(queue: QueueName, lockSeconds: number): Type<WorkerHost> {
  @Processor(queue, { concurrency: QUEUES[queue].concurrency, autorun: false, ...stallOptions(lockSeconds) })
  class QueueProcessor extends WorkerHost {
    constructor(
      @Inject(JobHandlers) private readonly handlers: JobHandlers,
      @Inject(JobRuns) private readonly jobRuns: JobRuns,
      @Inject(QUEUE_BACKEND) private readonly backend: QueueBackend,
      @Inject(LOGGER) private readonly logger: Logger,
    ) {
      super();
    }

    async process(job: Job): Promise<unknown> {
      if (isRetired(job.name)) return undefined;
      const options = {
        kind: SpanKind.CONSUMER,
        attributes: { 'messaging.destination.name': queue, 'shop.job_id': job.id ?? '' },
      };
      return RequestContext.runWith(contextOf(job), () => inSpan(job.name, options, () => this.run(job)));
    }

    private async run(job: Job): Promise<unknown> {
      const startedAt = performance.now();
      const attempt = job.attemptsMade + 1;
      const result = await this.handlers.run(job.name, job.data, { attempt, isLastAttempt: attempt >= maxAttemptsOf(job) });
      await this.jobRuns.record(job.name);
      // Recurring jobs would fill the log; the metrics have their age.
      const level = JOBS[job.name as JobName].everyMs === undefined ? 'info' : 'debug';
      this.logger[level]({ job: job.name, id: job.id, ms: Math.round(performance.now() - startedAt) }, 'job');
      return result;
    }

    @OnWorkerEvent('failed')
    failed(job: Job | undefined, error: Error): void {
      const { requestId } = contextOf(job) ?? {};
      const fields = { job: job?.name, id: job?.id, attempt: job?.attemptsMade, requestId, err: error };
      if (job && job.attemptsMade < maxAttemptsOf(job)) this.logger.warn(fields, 'a job failed and will be retried');
      else this.logger.error(fields, 'a job failed for good');
    }

    @OnWorkerEvent('error')
    connectionFailed(error: Error): void {
      this.backend.connectionFailed(error);
    }
  }
  return QueueProcessor;
}
