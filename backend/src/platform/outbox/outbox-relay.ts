import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { withTimeout } from '@shop/contract/with-timeout';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { ShopEventName } from '#src/events.js';
import { type JobName, type JobPayloads, EVENT_JOBS } from '#src/jobs.js';
import { TableChangeListener } from '../database/table-change-listener.js';
import { queryReturning } from '../database/sql.js';
import { Jobs } from '../queue/jobs.js';
import { LOGGER } from '../tokens.js';

interface Fact {
  id: string;
  topic: ShopEventName;
  payload: Record<string, unknown>;
  attempts: number;
}

/** The poll is the sweeper: it finds facts whose notice was missed or whose relay was killed. */
const POLL_MS = 5_000;
const QUEUE_TIMEOUT_MS = 5_000;
/** A fact is another relay's again when this one has not finished it by then. */
const LEASE_S = 30;
const LONGEST_GAP_S = 600;

const TAKE = `update outbox set attempts = attempts + 1, available_at = now() + make_interval(secs => $2)
  where id = (select id from outbox where done_at is null and available_at <= now() and topic = any($1)
              order by available_at limit 1 for update skip locked)
  returning id, topic, payload, attempts`;
const FAIL = `update outbox set available_at = now() + make_interval(secs => $2), last_error = $3 where id = $1 and done_at is null`;

/** Pause in seconds before a fact is tried again. */
export function gapAfter(attempts: number): number {
  return Math.min(2 ** attempts, LONGEST_GAP_S);
}

/** The queue ignores a second job of the same id: one job per fact and reaction, however often the relay is killed. */
export function jobIdOf(job: JobName, factId: string): string {
  return `${job}-${factId}`;
}

const queueTimedOut = (): never => {
  throw new Error('The queue did not answer');
};

/**
 * Turns facts into jobs, at least once each: a fact is leased, its jobs are added, then it is marked as done. A crash
 * in between leaves the lease to run out. Facts without a reaction stay where they are.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly topics = Object.keys(EVENT_JOBS) as ShopEventName[];
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private closing = false;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly notices: TableChangeListener,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.notices.onChange((table) => {
      if (table === 'outbox' || table === '*') this.wake();
    });
    this.timer = setInterval(() => this.wake(), POLL_MS);
    this.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closing = true;
    clearInterval(this.timer);
    await this.running;
  }

  /** Passes on everything that waits; a call while it is at work makes it look once more. */
  wake(): void {
    this.again = true;
    this.running ??= this.drain().finally(() => (this.running = undefined));
  }

  private async drain(): Promise<void> {
    try {
      while (this.again && !this.closing) {
        this.again = false;
        while (!this.closing && (await this.passOne()));
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'the outbox could not be read');
    }
  }

  /** False when nothing waits. */
  private async passOne(): Promise<boolean> {
    const [fact] = await queryReturning<Fact>(this.db, TAKE, [this.topics, LEASE_S]);
    if (!fact) return false;
    try {
      for (const job of EVENT_JOBS[fact.topic] ?? []) await withTimeout(QUEUE_TIMEOUT_MS, this.start(job, fact), queueTimedOut);
      await this.db.query('update outbox set done_at = now(), last_error = null where id = $1', [fact.id]);
    } catch (error) {
      this.logger.warn(
        { err: error, topic: fact.topic, fact: fact.id, attempts: fact.attempts },
        'a fact could not be passed on',
      );
      await this.db.query(FAIL, [
        fact.id,
        gapAfter(fact.attempts),
        error instanceof Error ? error.message.slice(0, 500) : 'unknown',
      ]);
    }
    return true;
  }

  /** The table in `jobs.ts` has checked that the fact's payload is what the job takes. */
  private start(job: JobName, fact: Fact): Promise<void> {
    return this.jobs.add(job, fact.payload as JobPayloads[JobName], jobIdOf(job, fact.id));
  }
}
