import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Config } from '#src/config.js';
import { AppError, notFound } from '#platform/app-error.js';
import { Clock } from '#platform/clock.js';
import { inTransaction } from '#platform/database/transactions.js';
import { CONFIG } from '#platform/tokens.js';
import { type Admin, AuditLog } from '../../auth/index.js';
import { ShopSettings } from '../../settings/index.js';
import { MailSender } from '../mail-sender.js';
import { TestMail } from '../test-mail.entity.js';
import { testEmail } from '../templates/notice-emails.js';
import type { TestMailView } from './test-mail.view.js';

/** Sends a test email to the notice addresses, and remembers that it arrived. */
@Injectable()
export class TestMails {
  private readonly origin: string;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly mailSender: MailSender,
    private readonly settings: ShopSettings,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    @Inject(CONFIG) config: Config,
  ) {
    this.origin = config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}`;
  }

  /** Waits for the mail server. Throws 502 with its answer. */
  async send(admin: Admin): Promise<TestMailView> {
    const { noticeAddresses } = await this.settings.values();
    const { id } = await inTransaction(this.db, async (tx) => {
      const saved = await tx.getRepository(TestMail).save({ arrivedAt: null });
      await this.audit.record(tx, admin, 'sent', 'test mail', saved.id);
      return saved;
    });
    try {
      const content = testEmail(admin.username, `${this.origin}/admin/settings?test-mail=${id}`);
      await this.mailSender.send({ kind: 'test', subjectId: id, to: noticeAddresses, content });
    } catch (error) {
      throw mailServerFailed(error);
    }
    return { id, to: noticeAddresses, transport: this.mailSender.transportKind };
  }

  /** Someone has opened the link in the email. */
  async confirmArrival(id: string): Promise<void> {
    const { affected } = await this.db.getRepository(TestMail).update({ id }, { arrivedAt: this.clock.now() });
    if (!affected) throw notFound('This test mail is unknown');
  }
}

function mailServerFailed(error: unknown): AppError {
  const reason = error instanceof Error ? error.message : 'unknown error';
  return new AppError(502, `The mail server did not accept the mail: ${reason}`, { code: 'MAIL_FAILED' });
}
