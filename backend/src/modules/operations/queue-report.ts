import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { withTimeout } from '@shop/contract/with-timeout';
import type { Queue } from 'bullmq';
import type { DataSource } from 'typeorm';
import { Clock } from '#platform/clock.js';
import { query } from '#platform/database/sql.js';
import { Jobs } from '#platform/queue/jobs.js';

export interface QueueState {
  queue: string;
  waiting: number;
  active: number;
  delayed: number;
  failed: number;
  /** Age in seconds of the job that has waited longest; 0 when none waits. */
  oldestWaitingSeconds: number;
}

export interface OutboxState {
  waiting: number;
  /** Facts that could not be passed on at least once. */
  troubled: number;
  oldestWaitingSeconds: number;
}

const QUEUES_TIMEOUT_MS = 2_000;

const OUTBOX = `select count(*)::int as waiting, count(*) filter (where last_error is not null)::int as troubled,
  coalesce(extract(epoch from now() - min(created_at)), 0)::int as "oldestWaitingSeconds" from outbox where done_at is null`;

/** How much work waits, for those who run the shop. */
@Injectable()
export class QueueReport {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    @InjectDataSource() private readonly db: DataSource,
  ) {}

  /** Undefined when the queues do not answer within two seconds. */
  async queues(): Promise<QueueState[] | undefined> {
    const states = Promise.all(this.jobs.queues.map((queue) => this.stateOf(queue))).catch(() => undefined);
    return withTimeout<QueueState[] | undefined>(QUEUES_TIMEOUT_MS, states, () => undefined);
  }

  async outbox(): Promise<OutboxState> {
    const [state] = await query<OutboxState>(this.db, OUTBOX);
    return state ?? { waiting: 0, troubled: 0, oldestWaitingSeconds: 0 };
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
