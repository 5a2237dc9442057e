import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { withTimeout } from '@shop/contract/with-timeout';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { ShopEventName } from '#src/events.js';
import { type JobName, type JobPayloads, EVENT_JOBS } from '#src/jobs.js';
import { TableChangeListener } from '../database/table-change-listener.js';
import { type JobToAdd, Jobs } from '../queue/jobs.js';
import { LOGGER } from '../tokens.js';
import { LEASE_EVENTS, type LeasedEvent, MARK_EVENTS_DONE, MARK_EVENTS_FAILED } from './outbox.queries.js';

/** Finds events whose notification was missed and those of a relay that was killed. */
const POLL_INTERVAL_MS = 5_000;
/** Events that arrive closer together share a relay; the first after a silence does not wait. */
const RELAY_INTERVAL_MS = 200;
const QUEUE_TIMEOUT_MS = 5_000;
/** Events that are leased, added and marked together. */
const BATCH_SIZE = 100;
/** Another relay may lease an event that this one has not finished by then. */
const LEASE_S = 30;
const MAX_RETRY_DELAY_S = 600;

/** Seconds until an event is tried again. */
export function retryDelaySeconds(attempts: number): number {
  return Math.min(2 ** attempts, MAX_RETRY_DELAY_S);
}

/** Milliseconds until the next relay may start. */
export function restOfInterval(startedAt: number, now: number): number {
  return Math.max(0, Math.ceil(startedAt + RELAY_INTERVAL_MS - now));
}

/** The queue ignores a second job with the same id: one job per event and job name, however often the relay is killed. */
export function jobIdOf(job: JobName, eventId: string): string {
  return `${job}-${eventId}`;
}

class QueueTimeoutError extends Error {}

const queueTimedOut = (): never => {
  throw new QueueTimeoutError(`The queue did not answer within ${QUEUE_TIMEOUT_MS} ms`);
};

/** The type of `EVENT_JOBS` guarantees that the jobs accept the event's payload. */
const jobsOf = ({ id, topic, payload, context }: LeasedEvent): JobToAdd[] =>
  (EVENT_JOBS[topic] ?? []).map((name) => ({
    name,
    payload: payload as JobPayloads[JobName],
    id: jobIdOf(name, id),
    context: context ?? undefined,
  }));

/**
 * Turns events into jobs, at least once each: leases a batch of events, adds their jobs, marks them as done. After a crash
 * in between, the leases expire and the events are relayed again. Events that have no jobs stay in the table.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly topics = Object.keys(EVENT_JOBS) as ShopEventName[];
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private notified = false;
  private startedAt = -Infinity;
  private readonly closing = new AbortController();

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
    this.closing.abort();
    clearInterval(this.timer);
    await this.running;
  }

  /** Relays all due events; a call during a run makes the run check the table once more. */
  wake(): void {
    this.notified = true;
    this.running ??= this.relayAll().finally(() => (this.running = undefined));
  }

  private async relayAll(): Promise<void> {
    try {
      while (this.notified && !this.closing.signal.aborted) {
        await this.untilNextInterval();
        this.notified = false;
        while (!this.closing.signal.aborted && (await this.relayBatch()) === BATCH_SIZE);
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'reading the outbox failed');
    }
  }

  /** Events that are added meanwhile are found by the same relay. */
  private async untilNextInterval(): Promise<void> {
    const { signal } = this.closing;
    const rest = restOfInterval(this.startedAt, performance.now());
    if (rest > 0) await pause(rest, undefined, { signal }).catch(() => undefined);
    this.startedAt = performance.now();
  }

  /** Returns the number of events; a batch that is not full was the last one. */
  private async relayBatch(): Promise<number> {
    const events = await LEASE_EVENTS.rows(this.db, this.topics, LEASE_S, BATCH_SIZE);
    if (events.length > 0) await this.relay(events);
    return events.length;
  }

  /** Relays each event alone when the batch fails, because one event that the queue rejects must not stop the others. */
  private async relay(events: readonly LeasedEvent[]): Promise<void> {
    try {
      await withTimeout(QUEUE_TIMEOUT_MS, this.jobs.addAll(events.flatMap(jobsOf)), queueTimedOut);
      await MARK_EVENTS_DONE.execute(this.db, idsOf(events));
    } catch (error) {
      if (events.length === 1 || error instanceof QueueTimeoutError) return this.postpone(events, error);
      for (const event of events) await this.relay([event]);
    }
  }

  private async postpone(events: readonly LeasedEvent[], error: unknown): Promise<void> {
    const [ids, topics] = [idsOf(events), [...new Set(events.map(({ topic }) => topic))]];
    this.logger.warn({ err: error, topics, events: ids }, 'relaying events failed');
    const reason = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
    const delays = events.map(({ attempts }) => retryDelaySeconds(attempts));
    await MARK_EVENTS_FAILED.execute(this.db, ids, delays, reason);
  }
}

const idsOf = (events: readonly LeasedEvent[]): string[] => events.map(({ id }) => id);
