import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { query, queryReturning } from '#platform/database/sql.js';
import { inTransaction } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '#modules/auth/index.js';
import { messageNotFound } from '../contact.errors.js';
import type { AdminMessageView } from './admin-message.view.js';

const COLUMNS = `id, name, email, subject, message, created_at as "createdAt", read_at is not null as read, read_at as "readAt"`;

const PAGE = `select ${COLUMNS} from contact_messages
  where $1::uuid is null or (created_at, id) < (select created_at, id from contact_messages where id = $1)
  order by created_at desc, id desc limit 200`;

/** What visitors wrote through the contact form. */
@Injectable()
export class AdminMessages {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly audit: AuditLog,
  ) {}

  /** Newest first, read or not, so that nothing moves under the reader's hand; 200 a page, older ones after `before`. */
  messages(before?: string): Promise<AdminMessageView[]> {
    return query(this.db, PAGE, [before ?? null]);
  }

  /** A message that was read already keeps the time of its first reading. */
  mark(admin: Admin, id: string, read: boolean): Promise<AdminMessageView> {
    return inTransaction(this.db, async (tx) => {
      const [message] = await queryReturning<AdminMessageView>(
        tx,
        `update contact_messages set read_at = case when $2 then coalesce(read_at, now()) end where id = $1 returning ${COLUMNS}`,
        [id, read],
      );
      if (!message) throw messageNotFound();
      await this.audit.record(tx, admin, 'updated', 'contact message', id, { read });
      return message;
    });
  }
}
