import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { AppError } from '#platform/app-error.js';
import { TableChangeListener } from '#platform/database/table-change-listener.js';
import type { Tx } from '#platform/database/transactions.js';
import { CacheDeadline } from '#platform/http/caching/cache-deadline.js';
import { LOGGER } from '#platform/tokens.js';
import { NOT_YET } from '../catalog.errors.js';
import { CLOCK_REACHED, NEXT_MOMENT, TICK } from './catalog-clock.queries.js';

/** A timer that is early by a millisecond would find nothing due. */
const LATER_MS = 5;
/** The clock of this machine may run at another speed than that of Postgres. */
const MAX_WAIT_MS = 60_000;
const RETRY_MS = 1_000;

/**
 * Opens products at their moments: by one commit, which Postgres announces like an edit by staff, so that every cache, page and
 * replica follows. Each process waits for the next moment; the first one opens it. Without moments nothing runs.
 */
@Injectable()
export class CatalogClock implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isOutdated = false;
  private closed = false;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly changes: TableChangeListener,
    private readonly deadline: CacheDeadline,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** What came due while no process ran is opened before the first answer. */
  async onApplicationBootstrap(): Promise<void> {
    this.changes.onChange((table) => {
      // Until the next moment is known, nothing may be kept.
      if (table === 'product_moments') this.deadline.set(performance.now());
      if (table === 'product_moments' || table === '*') void this.follow();
    });
    await this.follow();
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** Opens what is due. With `tx`, also what it has just written. */
  async tick(tx: DataSource | Tx = this.db): Promise<void> {
    await TICK.execute(tx);
  }

  /** Runs `work` again when it was refused because a sale is not open, although its moment has come. */
  async retryWhenOpen<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      await this.assertOpened(error);
    }
    return work();
  }

  /** Returns when `error` refused a sale whose moment has come: the same request is accepted now. Otherwise throws `error`. */
  async assertOpened(error: unknown): Promise<void> {
    if (!(error instanceof AppError) || error.details.code !== NOT_YET || !(await this.hasReached(error))) throw error;
  }

  private async hasReached({ details }: AppError): Promise<boolean> {
    await this.tick();
    const clock = await CLOCK_REACHED.first(this.db, String(details.extensions?.['opensAt']));
    if (clock?.reached !== true) return false;
    await this.changes.waitForNotifications();
    return true;
  }

  private follow(): Promise<void> {
    this.isOutdated = true;
    this.running ??= this.arm().finally(() => (this.running = undefined));
    return this.running;
  }

  /** Sets the timer for the next moment, again while moments change. */
  private async arm(): Promise<void> {
    while (this.isOutdated && !this.closed) {
      this.isOutdated = false;
      clearTimeout(this.timer);
      try {
        await this.armOnce();
      } catch (error) {
        this.logger.warn({ err: error }, 'the next moment of the catalogue cannot be read');
        this.wait(RETRY_MS);
      }
    }
  }

  private async armOnce(): Promise<void> {
    const readAt = performance.now();
    const milliseconds = (await NEXT_MOMENT.first(this.db))?.milliseconds ?? undefined;
    if (milliseconds === undefined) return this.deadline.set(undefined);
    this.deadline.set(readAt + milliseconds);
    if (milliseconds > 0) return this.wait(Math.min(milliseconds + LATER_MS, MAX_WAIT_MS));
    await this.tick();
    // The deadline stays until the caches of this process know it.
    await this.changes.waitForNotifications();
    this.isOutdated = true;
  }

  private wait(milliseconds: number): void {
    if (this.closed) return;
    this.timer = setTimeout(() => void this.follow(), milliseconds);
    this.timer.unref();
  }
}
