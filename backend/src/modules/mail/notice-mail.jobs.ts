import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#src/config.js';
import type { JobPayloads } from '#src/jobs.js';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { CONFIG } from '#platform/tokens.js';
import { Discrepancies } from '../checkout/index.js';
import { ContactMessages } from '../contact/index.js';
import { HandleChanges, ShopSettings } from '../settings/index.js';
import { MailSender } from './mail-sender.js';
import { contactEmail } from './templates/contact-email.js';
import { handleChangedEmail, paymentNoticeEmail } from './templates/notice-emails.js';

/** Emails to the people who run the shop. Each kind can be switched off in the settings, except changes of handles. */
@Injectable()
export class NoticeMailJobs {
  private readonly origin: string;

  constructor(
    private readonly mailSender: MailSender,
    private readonly messages: ContactMessages,
    private readonly settings: ShopSettings,
    private readonly handleChanges: HandleChanges,
    private readonly discrepancies: Discrepancies,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.origin = config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}`;
  }

  @HandlesJob('mail.contact-message')
  async contactMessage({ messageId }: JobPayloads['mail.contact-message']): Promise<boolean> {
    const [message, settings] = await Promise.all([this.messages.message(messageId), this.settings.values()]);
    if (!settings.messageNotices && !(await this.mailSender.isRequested('contact-message', messageId))) return false;
    return this.mailSender.send({
      kind: 'contact-message',
      subjectId: messageId,
      to: settings.noticeAddresses,
      replyTo: message.email,
      content: contactEmail(message, this.origin),
    });
  }

  @HandlesJob('mail.payment-notice')
  async paymentNotice({ discrepancyId }: JobPayloads['mail.payment-notice']): Promise<boolean> {
    const { paymentNotices, noticeAddresses: to } = await this.settings.values();
    if (!paymentNotices) return false;
    const content = paymentNoticeEmail(await this.discrepancies.describe(discrepancyId), this.origin);
    return this.mailSender.send({ kind: 'payment-notice', subjectId: discrepancyId, to, content });
  }

  /** The configured address is always among the recipients, so that changing the list first does not hide the change. */
  @HandlesJob('mail.handle-changed')
  async handleChanged({ changeId }: JobPayloads['mail.handle-changed']): Promise<boolean> {
    const [change, settings] = await Promise.all([this.handleChanges.change(changeId), this.settings.values()]);
    const to = [...new Set([...settings.noticeAddresses, this.config.MAIL_STAFF])];
    const content = handleChangedEmail(change, settings.timeZone, this.origin);
    return this.mailSender.send({ kind: 'handle-changed', subjectId: changeId, to, content });
  }
}
