import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In } from 'typeorm';
import { inTransaction } from '#platform/database/transactions.js';
import { Jobs } from '#platform/queue/jobs.js';
import { type Admin, AuditLog } from '../../auth/index.js';
import { ContactMessages, MessageReplies } from '../../contact/index.js';
import { Mail } from '../mail.entity.js';
import { RESET } from '../mail.queries.js';
import type { MailView, ReplyMailView } from './mail.view.js';

const KIND = 'contact-message';

const viewOf = ({ recipient, attempts, lastError, sentAt }: Mail): MailView => ({ recipient, attempts, lastError, sentAt });

/** Shows the emails of a contact message, and sends the one that reported it to the shop again. */
@Injectable()
export class ContactMails {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly messages: ContactMessages,
    private readonly replies: MessageReplies,
    private readonly jobs: Jobs,
    private readonly audit: AuditLog,
  ) {}

  /** A list with the email; empty until its job has started. */
  async ofMessage(messageId: string): Promise<MailView[]> {
    await this.messages.message(messageId);
    const mails = await this.db.getRepository(Mail).findBy({ kind: KIND, subjectId: messageId });
    return mails.map(viewOf);
  }

  /** A reply is missing until the job of its email has started. */
  async ofReplies(messageId: string): Promise<ReplyMailView[]> {
    const subjectId = In(await this.replies.ids(messageId));
    const mails = await this.db.getRepository(Mail).findBy({ kind: 'contact-reply', subjectId });
    return mails.map(({ subjectId: replyId, recipient, attempts, lastError, sentAt }) => ({
      replyId,
      recipient,
      attempts,
      lastError,
      sentAt,
    }));
  }

  async resend(admin: Admin, messageId: string): Promise<MailView[]> {
    await this.messages.message(messageId);
    await inTransaction(this.db, async (tx) => {
      await RESET.execute(tx, KIND, messageId, null);
      await this.audit.record(tx, admin, 'resent', 'contact mail', messageId);
    });
    await this.jobs.add('mail.contact-message', { messageId });
    return this.ofMessage(messageId);
  }
}
