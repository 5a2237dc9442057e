import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#src/config.js';
import type { JobPayloads } from '#src/jobs.js';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { CONFIG } from '#platform/tokens.js';
import { LoginAlerts, ResetLinkNotices } from '../auth/index.js';
import { ShopSettings } from '../settings/index.js';
import { MailSender } from './mail-sender.js';
import { resetLinkEmail, signInsSlowedEmail } from './templates/account-emails.js';

/** Emails to admins about their own account. They cannot be switched off; without an address of its own, the shop's is told. */
@Injectable()
export class AccountMailJobs {
  private readonly origin: string;

  constructor(
    private readonly mailSender: MailSender,
    private readonly settings: ShopSettings,
    private readonly resetLinkNotices: ResetLinkNotices,
    private readonly loginAlerts: LoginAlerts,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.origin = config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}`;
  }

  @HandlesJob('mail.reset-link')
  async resetLink({ linkId }: JobPayloads['mail.reset-link']): Promise<boolean> {
    const [notice, { timeZone }] = await Promise.all([this.resetLinkNotices.describe(linkId), this.settings.values()]);
    const content = resetLinkEmail(notice, timeZone, this.origin);
    return this.mailSender.send({ kind: 'reset-link', subjectId: linkId, to: [notice.email ?? this.config.MAIL_STAFF], content });
  }

  @HandlesJob('mail.sign-ins-slowed')
  async signInsSlowed({ entryId }: JobPayloads['mail.sign-ins-slowed']): Promise<boolean> {
    const [alert, { timeZone }] = await Promise.all([this.loginAlerts.describe(entryId), this.settings.values()]);
    const content = signInsSlowedEmail(alert, timeZone, this.origin);
    return this.mailSender.send({
      kind: 'sign-ins-slowed',
      subjectId: entryId,
      to: [alert.email ?? this.config.MAIL_STAFF],
      content,
    });
  }
}
