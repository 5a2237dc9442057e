import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { withTimeout } from '@shop/contract/with-timeout';
import type { Queue } from 'bullmq';
import type { DataSource } from 'typeorm';
import { Clock } from '#platform/clock.js';
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

const QUEUES_TIMEOUT_MS = 2_000;

/** Counts of waiting and failed jobs and events, for health checks and metrics. */
@Injectable()
export class QueueMonitor {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    @InjectDataSource() private readonly db: DataSource,
  ) {}

  /** Undefined when the queues do not answer within QUEUES_TIMEOUT_MS. */
  async queues(): Promise<QueueState[] | undefined> {
    const states = Promise.all(this.jobs.queues.map((queue) => this.stateOf(queue))).catch(() => undefined);
    return withTimeout<QueueState[] | undefined>(QUEUES_TIMEOUT_MS, states, () => undefined);
  }

  async outbox(): Promise<OutboxState> {
    return (await OUTBOX_STATE.first(this.db)) ?? { waiting: 0, failing: 0, oldestWaitingSeconds: 0 };
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
