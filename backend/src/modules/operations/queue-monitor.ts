import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { withTimeout } from '@shop/contract/with-timeout';
import type { Queue } from 'bullmq';
import type { DataSource } from 'typeorm';
import { Clock } from '#platform/clock.js';
import { JobRuns } from '#platform/queue/job-runs.js';
import { Jobs } from '#platform/queue/jobs.js';
import { OUTBOX_STATE, type OutboxState } from '#platform/outbox/outbox.queries.js';

export interface QueueState {
  queue: string;
  waiting: number;
  active: number;
  delayed: number;
  failed: number;
  /** Age of the oldest waiting job; 0 when none is waiting. */
  oldestWaitingSeconds: number;
}

interface QueueFailure {
  queue: string;
  job: string;
  reason: string;
  failedAt: Date;
}

const QUEUES_TIMEOUT_MS = 2_000;
const MAX_REASON_LENGTH = 300;

/** The numbers of several queues as one: counts added up, the highest age. */
export function totalOf(states: readonly QueueState[]): Pick<QueueState, 'waiting' | 'failed' | 'oldestWaitingSeconds'> {
  const sum = (count: (state: QueueState) => number): number => states.reduce((total, state) => total + count(state), 0);
  return {
    waiting: sum(({ waiting }) => waiting),
    failed: sum(({ failed }) => failed),
    oldestWaitingSeconds: Math.max(0, ...states.map(({ oldestWaitingSeconds }) => oldestWaitingSeconds)),
  };
}

/** Counts of waiting and failed jobs and events, for health checks and metrics. */
@Injectable()
export class QueueMonitor {
  constructor(
    private readonly jobs: Jobs,
    private readonly jobRuns: JobRuns,
    private readonly clock: Clock,
    @InjectDataSource() private readonly db: DataSource,
  ) {}

  /** Undefined when the queues do not answer within QUEUES_TIMEOUT_MS. */
  async queues(): Promise<QueueState[] | undefined> {
    return this.ask((queue) => this.stateOf(queue));
  }

  /** Failed jobs of all queues; undefined when the queues do not answer within QUEUES_TIMEOUT_MS. */
  async failed(): Promise<number | undefined> {
    const counts = await this.ask(async (queue) => (await queue.getJobCounts('failed'))['failed'] ?? 0);
    return counts?.reduce((sum, count) => sum + count, 0);
  }

  /** The job that failed last; undefined without one, and when the queues do not answer. */
  async lastFailure(): Promise<QueueFailure | undefined> {
    const failures = (await this.ask((queue) => this.failureOf(queue))) ?? [];
    return failures.reduce((last, one) => (one && (!last || one.failedAt > last.failedAt) ? one : last), undefined);
  }

  /** Seconds since a worker has run a recurring job; undefined when none has. */
  workerAgeSeconds(): Promise<number | undefined> {
    return this.jobRuns.workerAgeSeconds();
  }

  async outbox(): Promise<OutboxState> {
    return (await OUTBOX_STATE.first(this.db)) ?? { waiting: 0, failing: 0, oldestWaitingSeconds: 0 };
  }

  private ask<Answer>(about: (queue: Queue) => Promise<Answer>): Promise<Answer[] | undefined> {
    const answers = Promise.all(this.jobs.queues.map(about)).catch(() => undefined);
    return withTimeout<Answer[] | undefined>(QUEUES_TIMEOUT_MS, answers, () => undefined);
  }

  private async failureOf(queue: Queue): Promise<QueueFailure | undefined> {
    const [job] = await queue.getFailed(0, 0);
    if (!job) return undefined;
    const reason = (job.failedReason ?? '').slice(0, MAX_REASON_LENGTH);
    return { queue: queue.name, job: job.name, reason, failedAt: new Date(job.finishedOn ?? job.timestamp) };
  }

  private async stateOf(queue: Queue): Promise<QueueState> {
    const [counts, [oldest]] = await Promise.all([
      queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed'),
      queue.getWaiting(0, 0),
    ]);
    const { waiting = 0, prioritized = 0, active = 0, delayed = 0, failed = 0 } = counts;
    const age = oldest ? Math.max(0, Math.round((this.clock.now().getTime() - oldest.timestamp) / 1_000)) : 0;
    return { queue: queue.name, waiting: waiting + prioritized, active, delayed, failed, oldestWaitingSeconds: age };
  }
}
