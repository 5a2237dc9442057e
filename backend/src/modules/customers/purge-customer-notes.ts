import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction } from '#platform/database/transactions.js';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { deleteNotes, notedEmails } from './customer-note.queries.js';
import { KnownCustomers } from './known-customers.js';

/** Addresses per transaction; more could reach the statement timeout. */
const BATCH_SIZE = 500;

/** Deletes notes about people whose last order was erased, or whose last message was deleted. */
@Injectable()
export class PurgeCustomerNotes {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly known: KnownCustomers,
  ) {}

  /** Returns the number of deleted notes. */
  @HandlesJob('customers.purge-notes')
  async execute(): Promise<number> {
    let total = 0;
    for (let after = ''; ;) {
      const emails = (await notedEmails.rows(this.db, after, BATCH_SIZE)).map(({ email }) => email);
      total += await this.purge(emails);
      const last = emails.at(-1);
      if (last === undefined || emails.length < BATCH_SIZE) return total;
      after = last;
    }
  }

  private purge(emails: readonly string[]): Promise<number> {
    return inTransaction(this.db, async (tx) => {
      const known = await this.known.among(tx, emails);
      const unknown = emails.filter((email) => !known.has(email));
      return unknown.length > 0 ? deleteNotes.execute(tx, unknown) : 0;
    });
  }
}
