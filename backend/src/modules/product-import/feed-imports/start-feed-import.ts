import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction, lockName, type Tx, violatedConstraint } from '#platform/database/transactions.js';
import { Outbox } from '#platform/outbox/outbox.js';
import { type Admin, AuditLog } from '#modules/auth/index.js';
import { FeedImport } from './feed-import.entity.js';
import { anotherImportRuns, checkOutdated, feedImportNotFound, fileUnusable, stillChecking } from './feed-import.errors.js';
import { END_FEED_IMPORT, ENDED_SINCE } from './feed-import.queries.js';

/** `END_FEED_IMPORT` under this lock cannot fall between the questions and the start of another import. */
export const FEED_IMPORT_LOCK = 'feed import';

/** Starts and stops the import of a checked file. Only one import runs at a time, so that each check still holds when it starts. */
@Injectable()
export class StartFeedImport {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** Starts it once: a repeated call changes nothing. 409 while another import runs, or when one ended after the check. */
  async execute(admin: Admin, id: string): Promise<void> {
    try {
      await inTransaction(this.db, (tx) => this.start(tx, admin, id));
    } catch (error) {
      throw violatedConstraint(error) === 'feed_imports_running_idx' ? anotherImportRuns() : error;
    }
  }

  /** What is imported stays. An import that has ended stays as it is. */
  async stop(admin: Admin, id: string): Promise<void> {
    await inTransaction(this.db, async (tx) => {
      await lockName(tx, FEED_IMPORT_LOCK);
      const found = await findImport(tx, id);
      const stopped = await END_FEED_IMPORT.execute(tx, id, 'importing', 'stopped', `Stopped by ${admin.username}`);
      if (stopped > 0) await this.audit.record(tx, admin, 'cancelled', 'product file', id, { name: found.fileName });
    });
  }

  private async start(tx: Tx, admin: Admin, id: string): Promise<void> {
    await lockName(tx, FEED_IMPORT_LOCK);
    const { status, message, createdAt, fileName } = await findImport(tx, id);
    if (status === 'checking') throw stillChecking();
    if (status === 'refused') throw fileUnusable(message ?? '');
    if (status !== 'checked') return;
    if (await ENDED_SINCE.first(tx, createdAt)) throw checkOutdated();
    const { id: adminId, username: adminName } = admin;
    await tx.getRepository(FeedImport).update({ id }, { status: 'importing', startedAt: () => 'now()', adminId, adminName });
    await this.audit.record(tx, admin, 'imported', 'product file', id, { name: fileName });
    await this.outbox.add(tx, 'feed.import-started', { importId: id }, `feed.import-started ${id}`);
  }
}

async function findImport(tx: Tx, id: string): Promise<FeedImport> {
  const found = await tx.getRepository(FeedImport).findOneBy({ id });
  if (!found) throw feedImportNotFound();
  return found;
}
