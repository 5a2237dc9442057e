import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { withTimeout } from '@shop/contract/with-timeout';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { ShopEventName } from '#src/events.js';
import { type JobName, type JobPayloads, EVENT_JOBS } from '#src/jobs.js';
import { TableChangeListener } from '../database/table-change-listener.js';
import { Jobs } from '../queue/jobs.js';
import { LOGGER } from '../tokens.js';
import { LEASE_NEXT_EVENT, type LeasedEvent, MARK_EVENT_DONE, MARK_EVENT_FAILED } from './outbox.queries.js';

/** Finds events whose notification was missed and those of a relay that was killed. */
const POLL_INTERVAL_MS = 5_000;
const QUEUE_TIMEOUT_MS = 5_000;
/** Another relay may lease an event that this one has not finished by then. */
const LEASE_S = 30;
const MAX_RETRY_DELAY_S = 600;

/** Seconds until an event is tried again. */
export function retryDelaySeconds(attempts: number): number {
  return Math.min(2 ** attempts, MAX_RETRY_DELAY_S);
}

/** The queue ignores a second job with the same id: one job per event and job name, however often the relay is killed. */
export function jobIdOf(job: JobName, eventId: string): string {
  return `${job}-${eventId}`;
}

const queueTimedOut = (): never => {
  throw new Error(`The queue did not answer within ${QUEUE_TIMEOUT_MS} ms`);
};

/**
 * Turns events into jobs, at least once each: leases an event, adds its jobs, marks it as done. After a crash in between,
 * the lease expires and the event is relayed again. Events that have no jobs stay in the table.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly topics = Object.keys(EVENT_JOBS) as ShopEventName[];
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private requested = false;
  private closing = false;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly tableChanges: TableChangeListener,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.tableChanges.onChange((table) => {
      if (table === 'outbox' || table === '*') this.wake();
    });
    this.timer = setInterval(() => this.wake(), POLL_INTERVAL_MS);
    this.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closing = true;
    clearInterval(this.timer);
    await this.running;
  }

  /** Relays all due events; a call during a run makes the run check the table once more. */
  wake(): void {
    this.requested = true;
    this.running ??= this.relayAll().finally(() => (this.running = undefined));
  }

  private async relayAll(): Promise<void> {
    try {
      while (this.requested && !this.closing) {
        this.requested = false;
        while (!this.closing && (await this.relayNext()));
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'reading the outbox failed');
    }
  }

  /** Returns false when no event is due. */
  private async relayNext(): Promise<boolean> {
    const event = await LEASE_NEXT_EVENT.first(this.db, this.topics, LEASE_S);
    if (!event) return false;
    const { id, topic, attempts } = event;
    try {
      for (const job of EVENT_JOBS[topic] ?? []) await withTimeout(QUEUE_TIMEOUT_MS, this.enqueue(job, event), queueTimedOut);
      await MARK_EVENT_DONE.execute(this.db, id);
    } catch (error) {
      this.logger.warn({ err: error, topic, event: id, attempts }, 'relaying an event failed');
      const reason = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
      await MARK_EVENT_FAILED.execute(this.db, id, retryDelaySeconds(attempts), reason);
    }
    return true;
  }

  /** The type of `EVENT_JOBS` guarantees that the job accepts the event's payload. */
  private enqueue(job: JobName, event: LeasedEvent): Promise<void> {
    return this.jobs.add(job, event.payload as JobPayloads[JobName], jobIdOf(job, event.id));
  }
}
