import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '../../auth/index.js';
import { lineDecided, lineNotFound } from '../payment-matching.errors.js';
import { DISMISS_LINE, LINES_BY_ID, OWE_LINE, REOPEN_LINE, RETURN_OWED } from './lines.queries.js';

/** Decisions about one line that move no money of an order. Of two at once, the second one gets a 409. */
@Injectable()
export class DecideLine {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly audit: AuditLog,
  ) {}

  /** All of it has to go back to the payer. */
  owe(admin: Admin, id: string): Promise<void> {
    return this.change(admin, id, (tx) => OWE_LINE.execute(tx, id, admin.username));
  }

  /** Not for the shop: payer and note are forgotten. */
  dismiss(admin: Admin, id: string): Promise<void> {
    return this.change(admin, id, (tx) => DISMISS_LINE.execute(tx, id, admin.username));
  }

  reopen(admin: Admin, id: string): Promise<void> {
    return this.change(admin, id, (tx) => REOPEN_LINE.execute(tx, id));
  }

  /** What was owed went back with this reference. */
  markReturned(admin: Admin, id: string, reference: string): Promise<void> {
    return this.change(admin, id, (tx) => RETURN_OWED.execute(tx, id, reference));
  }

  private async change(admin: Admin, id: string, write: (tx: Tx) => Promise<number>): Promise<void> {
    await inTransaction(this.db, async (tx) => {
      const before = await LINES_BY_ID.first(tx, [id]);
      if (!before) throw lineNotFound();
      if ((await write(tx)) === 0) throw lineDecided();
      const after = await LINES_BY_ID.first(tx, [id]);
      const changes = { state: { before: before.state, after: after?.state } };
      await this.audit.record(tx, admin, 'changed', 'payment line', id, before.state === after?.state ? {} : { changes });
    });
  }
}
