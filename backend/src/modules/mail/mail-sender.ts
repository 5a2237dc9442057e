import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import { type DataSource, IsNull, Not } from 'typeorm';
import { withoutRedaction } from '#platform/logging.js';
import { type MailAttachment, type MailMessage, MailTransport } from '#platform/mail/mail-transport.js';
import { LOGGER } from '#platform/tokens.js';
import { inSpan } from '#platform/tracing/in-span.js';
import { ShopSettings } from '../settings/index.js';
import { withoutAddresses } from './smtp-error.js';
import { type EmailContent, renderHtml, renderText } from './email-content.js';
import { Mail, type MailKind } from './mail.entity.js';
import { FORGET_UNSENT, LEASE, MARK_SENT, MARK_TOLD, SENT_OF_SUBJECTS } from './mail.queries.js';

export interface OutgoingMail {
  kind: MailKind;
  /** Id of what the email is about. */
  subjectId: string;
  /** The recipients, unless the admin has corrected the address. */
  to: string | readonly string[];
  replyTo?: string;
  /** The email that this one belongs to, so that mailboxes show both in one thread. */
  inReplyTo?: Pick<OutgoingMail, 'kind' | 'subjectId'>;
  /** Where its reader stops emails like this one, with one click. */
  unsubscribeUrl?: string;
  content: EmailContent;
  attachments?: readonly MailAttachment[];
}

const LEASE_SECONDS = 60;
const MAX_ERROR_LENGTH = 500;

const keyOf = ({ kind, subjectId }: Pick<OutgoingMail, 'kind' | 'subjectId'>): string => `${kind}.${subjectId}`;

/** Sends each email once, however often its job runs. */
@Injectable()
export class MailSender {
  private readonly logger: Logger;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly transport: MailTransport,
    private readonly settings: ShopSettings,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.logger = withoutRedaction(logger);
  }

  get transportKind(): MailTransport['kind'] {
    return this.transport.kind;
  }

  /** False when it was already sent. Throws for a retry when the server rejects it or another worker is sending it. */
  async send(mail: OutgoingMail): Promise<boolean> {
    const lease = await LEASE.first(this.db, mail.kind, mail.subjectId, LEASE_SECONDS);
    if (!lease) {
      await this.assertSent(mail);
      return false;
    }
    try {
      await this.deliver(mail, lease.recipient);
    } catch (cause) {
      const error = withoutAddresses(cause);
      const lastError = error.message.slice(0, MAX_ERROR_LENGTH);
      await this.db.getRepository(Mail).update({ id: lease.id }, { lastError, leasedUntil: null });
      throw error;
    }
    await MARK_SENT.execute(this.db, lease.id);
    return true;
  }

  /** The log names the row of `mails` and no person. */
  private async deliver(mail: OutgoingMail, recipient: string | null): Promise<void> {
    const message = await this.messageOf(mail, recipient);
    await inSpan('mail.send', { attributes: { 'shop.mail_kind': mail.kind } }, () => this.transport.send(message));
    this.logger.info({ kind: mail.kind, transport: this.transport.kind }, 'email sent');
  }

  /** Whether an admin has asked to send this email again. */
  isRequested(kind: MailKind, subjectId: string): Promise<boolean> {
    return this.db.getRepository(Mail).existsBy({ kind, subjectId, sentAt: IsNull() });
  }

  /** Whether the mail server has accepted this email. */
  isSent(kind: MailKind, subjectId: string): Promise<boolean> {
    return this.db.getRepository(Mail).existsBy({ kind, subjectId, sentAt: Not(IsNull()) });
  }

  /** Those of these subjects about which no email of this kind was sent, in their order. */
  async unsent(kind: MailKind, subjectIds: readonly string[]): Promise<string[]> {
    const sent = new Set((await SENT_OF_SUBJECTS.rows(this.db, kind, subjectIds)).map(({ subjectId }) => subjectId));
    return subjectIds.filter((id) => !sent.has(id));
  }

  /** An email that was sent has told of these subjects, too: none of them gets one of this kind. */
  async markTold(kind: MailKind, subjectIds: readonly string[]): Promise<void> {
    if (subjectIds.length > 0) await MARK_TOLD.execute(this.db, kind, subjectIds);
  }

  /** Forgets an attempt that failed, because the email has become wrong: otherwise it would count as late. */
  async forget(kind: MailKind, subjectId: string): Promise<void> {
    await FORGET_UNSENT.execute(this.db, kind, subjectId);
  }

  /** The worker that holds the lease may have been killed, so an unsent email needs another attempt. */
  private async assertSent({ kind, subjectId }: OutgoingMail): Promise<void> {
    if (await this.db.getRepository(Mail).existsBy({ kind, subjectId, sentAt: IsNull() }))
      throw new Error('Another worker is sending this mail');
  }

  private async messageOf(mail: OutgoingMail, recipient: string | null): Promise<MailMessage> {
    const sender = await this.settings.values();
    return {
      to: [recipient ?? mail.to].flat(),
      subject: mail.content.subject,
      text: renderText(mail.content, sender),
      html: renderHtml(mail.content, sender),
      key: keyOf(mail),
      ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
      ...(mail.inReplyTo ? { inReplyTo: keyOf(mail.inReplyTo) } : {}),
      ...(mail.unsubscribeUrl ? { unsubscribeUrl: mail.unsubscribeUrl } : {}),
      ...(mail.attachments ? { attachments: mail.attachments } : {}),
    };
  }
}
