import { foldedWords } from '@shop/contract/search';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '#platform/clock.js';
import { longestWordPatterns } from '#platform/database/search-words.sql.js';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '#modules/auth/index.js';
import { ContactMessage } from '../contact-message.entity.js';
import { messageNotFound } from '../contact.errors.js';
import { REPLIES_OF_MESSAGE, START_ANSWERING, STOP_ANSWERING } from '../replies/message-replies.queries.js';
import type { MessageReplyView } from '../replies/message-reply.view.js';
import type { AdminMessageView, MessagesSummaryView } from './admin-message.view.js';
import type { MarkMessageDto, MessagesPageDto } from './admin-message.dto.js';
import { COUNT_UNREAD, MESSAGE, MESSAGES_PAGE } from './admin-messages.queries.js';

/** The messages of the contact form in the admin. */
@Injectable()
export class AdminMessages {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** Newest first, read or unread, so that marking one does not move the others; `before` is the last one of the page before. */
  page({ before, search = '', folder = 'inbox' }: MessagesPageDto): Promise<AdminMessageView[]> {
    const words = foldedWords(search);
    return MESSAGES_PAGE.rows(this.db, before ?? null, longestWordPatterns(words), words, folder);
  }

  async summary(): Promise<MessagesSummaryView> {
    return (await COUNT_UNREAD.first(this.db)) ?? { unread: 0 };
  }

  async message(id: string, db: DataSource | Tx = this.db): Promise<AdminMessageView> {
    const message = await MESSAGE.first(db, id);
    if (!message) throw messageNotFound();
    return message;
  }

  async replies(id: string): Promise<MessageReplyView[]> {
    await this.message(id);
    return REPLIES_OF_MESSAGE.rows(this.db, id);
  }

  /** Not audited: it tells the others who is at work, and ends by itself. */
  async setAnswering(admin: Admin, id: string, answering: boolean): Promise<AdminMessageView> {
    await (answering ? START_ANSWERING : STOP_ANSWERING).execute(this.db, id, admin.username);
    return this.message(id);
  }

  /** A message that is read or archived already keeps the time at which it first was. */
  mark(admin: Admin, id: string, { read, archived }: MarkMessageDto): Promise<AdminMessageView> {
    return inTransaction(this.db, async (tx) => {
      const messages = tx.getRepository(ContactMessage);
      const message = await messages.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!message) throw messageNotFound();
      const readAt = read ? (message.readAt ?? this.clock.now()) : null;
      const archivedAt = (archived ?? message.archivedAt !== null) ? (message.archivedAt ?? this.clock.now()) : null;
      await messages.update({ id }, { readAt, archivedAt });
      await this.audit.record(tx, admin, 'updated', 'contact message', id, { read, ...(archived !== undefined && { archived }) });
      return this.message(id, tx);
    });
  }
}
