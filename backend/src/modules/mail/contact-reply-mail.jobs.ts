import { Injectable } from '@nestjs/common';
import type { JobPayloads } from '#src/jobs.js';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { MessageReplies } from '../contact/index.js';
import { ShopSettings } from '../settings/index.js';
import { MailSender } from './mail-sender.js';
import { contactReplyEmail } from './templates/contact-email.js';

/** Sends what staff answered to a message of the contact form. */
@Injectable()
export class ContactReplyMailJobs {
  constructor(
    private readonly mailSender: MailSender,
    private readonly replies: MessageReplies,
    private readonly settings: ShopSettings,
  ) {}

  /** Does nothing when the customer was erased. The thread is that of the mail that reported the message to the shop. */
  @HandlesJob('mail.contact-reply')
  async reply({ replyId }: JobPayloads['mail.contact-reply']): Promise<boolean> {
    const [reply, settings] = await Promise.all([this.replies.find(replyId), this.settings.values()]);
    if (!reply) return false;
    return this.mailSender.send({
      kind: 'contact-reply',
      subjectId: replyId,
      to: reply.email,
      replyTo: settings.email,
      inReplyTo: { kind: 'contact-message', subjectId: reply.messageId },
      content: contactReplyEmail(reply, settings),
    });
  }
}
