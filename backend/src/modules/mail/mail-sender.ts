import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { query, queryReturning } from '#platform/database/sql.js';
import { type MailAttachment, type MailMessage, MailTransport } from '#platform/mail/mail-transport.js';
import { ShopSettings } from '../settings/index.js';
import { type EmailContent, renderHtml, renderText } from './email-content.js';
import type { MailKind } from './mail-kinds.js';

export interface OutgoingMail {
  kind: MailKind;
  /** Id of what the mail is about. */
  subjectId: string;
  /** Where it goes unless staff corrected the address. */
  to: string;
  replyTo?: string;
  content: EmailContent;
  attachments?: readonly MailAttachment[];
}

interface Leased {
  id: string;
  recipient: string | null;
}

const LEASE_S = 60;
const TAKE = `insert into mails (kind, subject_id, attempts, leased_until) values ($1, $2, 1, now() + make_interval(secs => $3))
  on conflict (kind, subject_id) do update set attempts = mails.attempts + 1, leased_until = excluded.leased_until
    where mails.sent_at is null and (mails.leased_until is null or mails.leased_until < now())
  returning id, recipient`;

/** Sends each mail once, however often its job runs. */
@Injectable()
export class MailSender {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly transport: MailTransport,
    private readonly settings: ShopSettings,
  ) {}

  /** False when it was sent before. Throws, to be tried again, when the mail server did not take it or its lease is another's. */
  async send(post: OutgoingMail): Promise<boolean> {
    const [mail] = await queryReturning<Leased>(this.db, TAKE, [post.kind, post.subjectId, LEASE_S]);
    if (!mail) return this.assertSent(post);
    try {
      await this.transport.send(await this.messageOf(post, mail.recipient));
    } catch (error) {
      const reason = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
      await this.db.query('update mails set last_error = $2, leased_until = null where id = $1', [mail.id, reason]);
      throw error;
    }
    await this.db.query('update mails set sent_at = now(), last_error = null, leased_until = null where id = $1', [mail.id]);
    return true;
  }

  /** Whoever has the lease may have been killed with it: only a mail that was sent needs no further try. */
  private async assertSent({ kind, subjectId }: OutgoingMail): Promise<false> {
    const unsent = await query(this.db, 'select from mails where kind = $1 and subject_id = $2 and sent_at is null', [
      kind,
      subjectId,
    ]);
    if (unsent.length > 0) throw new Error('Another worker is sending this mail');
    return false;
  }

  private async messageOf(post: OutgoingMail, recipient: string | null): Promise<MailMessage> {
    const sender = await this.settings.current();
    return {
      to: recipient ?? post.to,
      subject: post.content.subject,
      text: renderText(post.content, sender),
      html: renderHtml(post.content, sender),
      key: `${post.kind}.${post.subjectId}`,
      ...(post.replyTo ? { replyTo: post.replyTo } : {}),
      ...(post.attachments ? { attachments: post.attachments } : {}),
    };
  }
}
