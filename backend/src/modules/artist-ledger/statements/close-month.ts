import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction, lockName } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '../../auth/index.js';
import { PostEntries } from '../posting/post-entries.js';
import { LiveContents } from './live-contents.js';
import { monthAndYear } from './print/statement-words.js';
import { SealedContents } from './sealed-contents.js';
import { assertIsOver, StatementMonths } from './statement-months.js';
import { ADD_STATEMENT } from './statements.queries.js';

/** Stores what the statements of a month say. Repeated, it changes nothing. */
@Injectable()
export class CloseMonth {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly postEntries: PostEntries,
    private readonly months: StatementMonths,
    private readonly liveContents: LiveContents,
    private readonly sealedContents: SealedContents,
    private readonly audit: AuditLog,
  ) {}

  /** Returns how many statements were created. 409 MONTH_NOT_OVER before 1:00 AM of the next month. */
  execute(admin: Admin, month: string, note: string | null): Promise<number> {
    return inTransaction(this.db, async (tx) => {
      // Two closings at once, also of different months: each one begins where the one before ends.
      await lockName(tx, 'artist-ledger statements');
      const closed = await this.months.of(tx, month);
      assertIsOver(closed);
      await this.postEntries.all(tx);
      let created = 0;
      for (const [artistId, live] of await this.liveContents.of(tx, closed)) {
        const id = randomUUID();
        const { artistName, sums } = live;
        const sealed = this.sealedContents.seal(id, { ...live, note });
        const amounts = [sums.opening, sums.closing] as const;
        const { firstDay, until } = closed;
        created += await ADD_STATEMENT.execute(tx, id, artistId, artistName, firstDay, until, ...amounts, sealed, admin.username);
      }
      if (created > 0) {
        await this.audit.record(tx, admin, 'created', 'statement', null, { name: monthAndYear(month), count: created });
      }
      return created;
    });
  }
}
