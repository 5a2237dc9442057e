import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '#platform/clock.js';
import { inTransaction } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '#modules/auth/index.js';
import { ContactMessage } from '../contact-message.entity.js';
import { messageNotFound } from '../contact.errors.js';
import { contactMessageView } from '../contact.view.js';
import type { AdminMessageView } from './admin-message.view.js';
import { MESSAGES_PAGE } from './admin-messages.queries.js';

/** The messages of the contact form in the admin. */
@Injectable()
export class AdminMessages {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** Newest first, read or unread, so that marking one does not move the others; `before` is the last one of the page before. */
  page(before?: string): Promise<AdminMessageView[]> {
    return MESSAGES_PAGE.rows(this.db, before ?? null);
  }

  /** A message that is read already keeps the time at which it was first read. */
  mark(admin: Admin, id: string, read: boolean): Promise<AdminMessageView> {
    return inTransaction(this.db, async (tx) => {
      const messages = tx.getRepository(ContactMessage);
      const message = await messages.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!message) throw messageNotFound();
      const readAt = read ? (message.readAt ?? this.clock.now()) : null;
      await messages.update({ id }, { readAt });
      await this.audit.record(tx, admin, 'updated', 'contact message', id, { read });
      return Object.assign(contactMessageView(message), { read, readAt });
    });
  }
}
