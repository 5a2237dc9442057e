import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, IsNull } from 'typeorm';
import { type MailAttachment, type MailMessage, MailTransport } from '#platform/mail/mail-transport.js';
import { ShopSettings } from '../settings/index.js';
import { withoutAddresses } from './smtp-error.js';
import { type EmailContent, renderHtml, renderText } from './email-content.js';
import { Mail, type MailKind } from './mail.entity.js';
import { LEASE, MARK_SENT } from './mail.queries.js';

interface OutgoingMail {
  kind: MailKind;
  /** Id of what the email is about. */
  subjectId: string;
  /** The recipients, unless the admin has corrected the address. */
  to: string | readonly string[];
  replyTo?: string;
  content: EmailContent;
  attachments?: readonly MailAttachment[];
}

const LEASE_SECONDS = 60;
const MAX_ERROR_LENGTH = 500;

/** Sends each email once, however often its job runs. */
@Injectable()
export class MailSender {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly transport: MailTransport,
    private readonly settings: ShopSettings,
  ) {}

  /** False when it was already sent. Throws for a retry when the server rejects it or another worker is sending it. */
  async send(mail: OutgoingMail): Promise<boolean> {
    const leased = await LEASE.first(this.db, mail.kind, mail.subjectId, LEASE_SECONDS);
    if (!leased) return this.assertSent(mail);
    try {
      await this.transport.send(await this.messageOf(mail, leased.recipient));
    } catch (error) {
      const failure = withoutAddresses(error);
      const lastError = failure.message.slice(0, MAX_ERROR_LENGTH);
      await this.db.getRepository(Mail).update({ id: leased.id }, { lastError, leasedUntil: null });
      throw failure;
    }
    await MARK_SENT.execute(this.db, leased.id);
    return true;
  }

  /** The worker that holds the lease may have been killed, so an unsent email needs another attempt. */
  private async assertSent({ kind, subjectId }: OutgoingMail): Promise<false> {
    if (await this.db.getRepository(Mail).existsBy({ kind, subjectId, sentAt: IsNull() }))
      throw new Error('Another worker is sending this mail');
    return false;
  }

  private async messageOf(mail: OutgoingMail, recipient: string | null): Promise<MailMessage> {
    const sender = await this.settings.current();
    return {
      to: [recipient ?? mail.to].flat(),
      subject: mail.content.subject,
      text: renderText(mail.content, sender),
      html: renderHtml(mail.content, sender),
      key: `${mail.kind}.${mail.subjectId}`,
      ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
      ...(mail.attachments ? { attachments: mail.attachments } : {}),
    };
  }
}
