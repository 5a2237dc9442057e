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
import { LEASE, type LeasedMail, MARK_SENT } from './mail.queries.js';

export interface OutgoingMail {
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
  private readonly logger: Logger;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly transport: MailTransport,
    private readonly settings: ShopSettings,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.logger = withoutRedaction(logger);
  }

  /** False when it was already sent. Throws for a retry when the server rejects it or another worker is sending it. */
  async send(mail: OutgoingMail): Promise<boolean> {
    return (await this.sendAll([mail])) === 1;
  }

  /** Returns how many were not sent before. Throws for a retry, like `send`, once every other one has been sent. */
  async sendAll(mails: readonly OutgoingMail[]): Promise<number> {
    const leases = await this.lease(mails);
    const attempts = await Promise.all(leases.map((lease) => this.attempt(mails, lease)));
    const sent = attempts.filter(({ error }) => error === undefined).map(({ id }) => id);
    await this.markSent(sent);
    const failed = attempts.find(({ error }) => error !== undefined);
    if (failed) throw failed.error;
    for (const mail of mails) if (!leases.some((lease) => isLeaseOf(lease, mail))) await this.assertSent(mail);
    return sent.length;
  }

  /** Reserves the emails that were not sent and that no other worker is sending. */
  lease(mails: readonly OutgoingMail[]): Promise<LeasedMail[]> {
    return LEASE.rows(this.db, mails.map(kindOf), mails.map(subjectOf), LEASE_SECONDS);
  }

  async markSent(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await MARK_SENT.execute(this.db, ids);
  }

  /** Sends the email of a lease; an error is recorded, and ends the lease. */
  async attempt(mails: readonly OutgoingMail[], lease: LeasedMail): Promise<{ id: string; error?: Error }> {
    const mail = mails.find((candidate) => isLeaseOf(lease, candidate));
    try {
      if (mail) await this.deliver(mail, lease.recipient);
      return { id: lease.id };
    } catch (cause) {
      const error = withoutAddresses(cause);
      const lastError = error.message.slice(0, MAX_ERROR_LENGTH);
      await this.db.getRepository(Mail).update({ id: lease.id }, { lastError, leasedUntil: null });
      return { id: lease.id, error };
    }
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
      key: `${mail.kind}.${mail.subjectId}`,
      ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
      ...(mail.attachments ? { attachments: mail.attachments } : {}),
    };
  }
}

const kindOf = ({ kind }: OutgoingMail): MailKind => kind;
const subjectOf = ({ subjectId }: OutgoingMail): string => subjectId;
export const isLeaseOf = (lease: LeasedMail, { kind, subjectId }: OutgoingMail): boolean =>
  lease.kind === kind && lease.subjectId === subjectId;
