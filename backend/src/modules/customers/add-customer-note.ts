import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '../auth/index.js';
import type { AddCustomerNoteDto } from './customer.dto.js';
import { addNote, foldedEmail } from './customer-note.queries.js';
import { customerNotFound } from './customers.errors.js';
import { KnownCustomers } from './known-customers.js';

@Injectable()
export class AddCustomerNote {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly known: KnownCustomers,
    private readonly audit: AuditLog,
  ) {}

  /** 404 for an address that no order, message or invoice names: the purge would delete the note. */
  execute(admin: Admin, { email, text }: AddCustomerNoteDto): Promise<void> {
    return inTransaction(this.db, async (tx) => {
      const folded = (await foldedEmail.first(tx, email))?.email ?? email;
      if (!(await this.known.among(tx, [folded])).has(folded)) throw customerNotFound();
      await addNote.execute(tx, email, admin.username, text);
      await this.audit.record(tx, admin, 'noted', 'customer', null);
    });
  }
}
