import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#src/config.js';
import type { JobPayloads } from '#src/jobs.js';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { CONFIG } from '#platform/tokens.js';
import { DueAlerts, ConfirmationMails } from '../alerts/index.js';
import { CustomerOrders } from '../orders/index.js';
import { MailSender } from './mail-sender.js';
import { alertAvailableEmail, alertConfirmEmail, stopAddress } from './templates/alert-emails.js';

/** The two emails to whoever waits for a product. */
@Injectable()
export class AlertMailJobs {
  private readonly origin: string;

  constructor(
    private readonly mailSender: MailSender,
    private readonly confirmations: ConfirmationMails,
    private readonly turns: DueAlerts,
    private readonly customerOrders: CustomerOrders,
    @Inject(CONFIG) config: Config,
  ) {
    this.origin = config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}`;
  }

  @HandlesJob('mail.alert-confirm')
  async confirm({ alertId, sendingId }: JobPayloads['mail.alert-confirm']): Promise<boolean> {
    const mail = await this.confirmations.claim(alertId, sendingId);
    if (!mail) return this.drop('alert-confirm', sendingId);
    return this.mailSender.send({
      kind: 'alert-confirm',
      subjectId: sendingId,
      to: mail.email,
      unsubscribeUrl: stopAddress(this.origin, alertId, mail.token),
      content: alertConfirmEmail(this.origin, alertId, mail),
    });
  }

  /**
   * One email for each request. Asks again before it is sent: whoever cannot buy any more waits for the next time, whoever has
   * bought meanwhile waits no longer.
   */
  @HandlesJob('mail.alert-available')
  async available({ alertId }: JobPayloads['mail.alert-available']): Promise<boolean> {
    if (await this.mailSender.isSent('alert-available', alertId)) return false;
    const mail = await this.turns.take(alertId);
    if (!mail) return this.drop('alert-available', alertId);
    if (await this.customerOrders.hasBought({ ...mail, since: mail.requestedAt })) {
      await this.turns.forget(alertId);
      return this.drop('alert-available', alertId);
    }
    return this.mailSender.send({
      kind: 'alert-available',
      subjectId: alertId,
      to: mail.email,
      unsubscribeUrl: stopAddress(this.origin, alertId, mail.token),
      content: alertAvailableEmail(this.origin, mail),
    });
  }

  private async drop(kind: 'alert-confirm' | 'alert-available', subjectId: string): Promise<false> {
    await this.mailSender.forget(kind, subjectId);
    return false;
  }
}
