import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction, lockName } from '#platform/database/transactions.js';
import { Outbox } from '#platform/outbox/outbox.js';
import { ShopSettings } from '../../settings/index.js';
import { MARK_NOTIFIED, PRODUCTS_TO_NOTIFY } from './notify-alerts.queries.js';

/** Alerts per transaction; more could reach the statement timeout. */
const BATCH_SIZE = 500;

/**
 * Tells in waves: five pieces are announced to ten people, and to ten more half an hour later if they are left. The sizes that an address
 * waits for and that are due together are told by one email.
 */
@Injectable()
export class NotifyAlerts {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly outbox: Outbox,
    private readonly settings: ShopSettings,
  ) {}

  /** Returns how many alerts of this product became due. */
  async execute(productId: string): Promise<number> {
    if (!(await this.settings.values()).stockAlerts) return 0;
    for (let total = 0; ;) {
      const given = await this.markNotified(productId);
      total += given;
      if (given < BATCH_SIZE) return total;
    }
  }

  /** The same for all products: the next waves, and what an event has missed. */
  async sweep(): Promise<number> {
    let total = 0;
    for (const { productId } of await PRODUCTS_TO_NOTIFY.rows(this.db)) total += await this.execute(productId);
    return total;
  }

  private markNotified(productId: string): Promise<number> {
    return inTransaction(this.db, async (tx) => {
      await lockName(tx, `alerts ${productId}`);
      const due = await MARK_NOTIFIED.rows(tx, productId, BATCH_SIZE);
      await this.outbox.addAll(
        tx,
        'alert.due',
        due.map((payload) => ({ payload, dedupeKey: `alert.due:${payload.alertId}:${randomUUID()}` })),
      );
      return due.reduce((total, { others }) => total + 1 + others.length, 0);
    });
  }
}
