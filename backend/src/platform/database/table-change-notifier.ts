import { setTimeout as pause } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { LOGGER } from '../tokens.js';
import { DEFER_NOTIFICATIONS, NOTIFY_CHANGES } from './notification.queries.js';
import { afterCommit, type Tx } from './transactions.js';

/** Changes within this time after a notification share the next one. */
const MIN_INTERVAL_MS = 20;
const RETRY_INTERVAL_MS = 1_000;

/**
 * Announces changes after the commit, for transactions that must not do it themselves: Postgres lets transactions with a
 * NOTIFY commit one at a time, and each wakes every listening connection (see docs/decisions/0111).
 */
@Injectable()
export class TableChangeNotifier implements BeforeApplicationShutdown {
  private readonly changed = new Set<string>();
  private running: Promise<void> | undefined;
  private closing = false;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Changes of these tables, or of "stock", by `tx` are not announced, except by `announce`. */
  async defer(tx: Tx, tables: readonly string[]): Promise<void> {
    await DEFER_NOTIFICATIONS.execute(tx, tables.join(','));
  }

  /**
   * Announces changes, each a table or `stock <product id>`, once `tx` is committed. When the process is killed before, the
   * relay does it; see `OutboxRelay`.
   */
  announce(tx: Tx, changes: readonly string[]): void {
    afterCommit(tx, () => {
      for (const change of changes) this.changed.add(change);
      this.running ??= this.sendAll().finally(() => (this.running = undefined));
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closing = true;
    await this.running;
  }

  private async sendAll(): Promise<void> {
    while (this.changed.size > 0) {
      const tables = [...this.changed];
      this.changed.clear();
      const sent = await this.trySend(tables);
      if (!sent && this.closing) return;
      await pause(sent ? MIN_INTERVAL_MS : RETRY_INTERVAL_MS);
    }
  }

  private async trySend(tables: readonly string[]): Promise<boolean> {
    try {
      await NOTIFY_CHANGES.execute(this.db, tables);
      return true;
    } catch (error) {
      this.logger.warn({ err: error, tables }, 'announcing changes failed');
      for (const table of tables) this.changed.add(table);
      return false;
    }
  }
}
