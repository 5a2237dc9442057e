import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '#platform/clock.js';
import { inTransaction } from '#platform/database/transactions.js';
import { Outbox } from '#platform/outbox/outbox.js';
import { type Admin, AuditLog } from '#modules/auth/index.js';
import { ContactMessage } from '../contact-message.entity.js';
import { answeredMeanwhile, messageNotFound } from '../contact.errors.js';
import { MessageReply } from './message-reply.entity.js';
import type { ReplyToMessageDto } from './message-reply.dto.js';
import { REPLIES_OF_MESSAGE, STOP_ANSWERING } from './message-replies.queries.js';

/** Stores a reply and publishes `contact.replied`, so that it is emailed to the sender of the message. */
@Injectable()
export class ReplyToMessage {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** 409 when somebody has answered since the admin read the replies: the customer would get two answers. */
  execute(admin: Admin, messageId: string, { text, lastReplyId }: ReplyToMessageDto): Promise<void> {
    return inTransaction(this.db, async (tx) => {
      const messages = tx.getRepository(ContactMessage);
      const message = await messages.findOne({ where: { id: messageId }, lock: { mode: 'pessimistic_write' } });
      if (!message) throw messageNotFound();
      const last = (await REPLIES_OF_MESSAGE.rows(tx, messageId)).at(-1);
      if (last && last.id !== lastReplyId) throw answeredMeanwhile(last.author);
      const reply = tx.getRepository(MessageReply).create({ messageId, author: admin.username, text });
      await tx.getRepository(MessageReply).insert(reply);
      await messages.update({ id: messageId }, { readAt: message.readAt ?? this.clock.now() });
      await STOP_ANSWERING.execute(tx, messageId, admin.username);
      await this.audit.record(tx, admin, 'replied', 'contact message', messageId);
      await this.outbox.add(tx, 'contact.replied', { replyId: reply.id }, `contact.replied:${reply.id}`);
    });
  }
}
