import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction } from '#platform/database/transactions.js';
import { Jobs } from '#platform/queue/jobs.js';
import { type Admin, AuditLog } from '../../auth/index.js';
import { ContactMessages } from '../../contact/index.js';
import { Mail } from '../mail.entity.js';
import { RESET } from '../mail.queries.js';
import type { MailView } from './mail.view.js';

const KIND = 'contact-message';

/** Shows the email that reported a contact message to the shop, and sends it again. */
@Injectable()
export class ContactMails {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly messages: ContactMessages,
    private readonly jobs: Jobs,
    private readonly audit: AuditLog,
  ) {}

  /** A list with the email; empty until its job has started. */
  async ofMessage(messageId: string): Promise<MailView[]> {
    await this.messages.message(messageId);
    const mails = await this.db.getRepository(Mail).findBy({ kind: KIND, subjectId: messageId });
    return mails.map(({ recipient, attempts, lastError, sentAt }) => ({ recipient, attempts, lastError, sentAt }));
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
