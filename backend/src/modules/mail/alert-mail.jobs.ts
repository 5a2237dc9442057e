import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#src/config.js';
import type { JobPayloads } from '#src/jobs.js';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { CONFIG } from '#platform/tokens.js';
import { ConfirmationMails, type DueAlert, DueAlerts } from '../alerts/index.js';
import { CustomerOrders } from '../orders/index.js';
import { MailSender } from './mail-sender.js';
import { alertAvailableEmail, alertConfirmEmail, stopAddress, stopAllAddress } from './templates/alert-emails.js';

/** The two emails to whoever waits for a product. */
@Injectable()
export class AlertMailJobs {
  private readonly origin: string;

  constructor(
    private readonly mailSender: MailSender,
    private readonly confirmations: ConfirmationMails,
    private readonly dueAlerts: DueAlerts,
    private readonly customerOrders: CustomerOrders,
    @Inject(CONFIG) config: Config,
  ) {
    this.origin = config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}`;
  }

  @HandlesJob('mail.alert-confirm')
  async confirm({ alertId, sendingId }: JobPayloads['mail.alert-confirm']): Promise<boolean> {
    const mail = await this.confirmations.claim(alertId, sendingId);
    if (!mail) {
      await this.mailSender.forget('alert-confirm', sendingId);
      return false;
    }
    return this.mailSender.send({
      kind: 'alert-confirm',
      subjectId: sendingId,
      to: mail.email,
      unsubscribeUrl: stopAddress(this.origin, alertId, mail.token),
      content: alertConfirmEmail(this.origin, alertId, mail),
    });
  }

  /**
   * One email for each request, and for all requests of one address that are due together. Asks again before it is sent: whoever cannot
   * buy any more waits for the next time, whoever has bought meanwhile waits no longer.
   */
  @HandlesJob('mail.alert-available')
  async available({ alertId, others = [] }: JobPayloads['mail.alert-available']): Promise<boolean> {
    const untold = await this.mailSender.unsent('alert-available', [alertId, ...others]);
    const due = await this.withoutBought(await this.dueAlerts.take(untold));
    const isDue = new Set(due.map((alert) => alert.alertId));
    for (const id of untold) if (!isDue.has(id)) await this.mailSender.forget('alert-available', id);
    const [first, ...rest] = due;
    if (!first) return false;
    const addressOf = rest.length > 0 ? stopAllAddress : stopAddress;
    const isSent = await this.mailSender.send({
      kind: 'alert-available',
      subjectId: first.alertId,
      to: first.email,
      unsubscribeUrl: addressOf(this.origin, first.alertId, first.token),
      content: alertAvailableEmail(this.origin, [first, ...rest]),
    });
    const told = rest.map((alert) => alert.alertId);
    await this.mailSender.markTold('alert-available', told);
    return isSent;
  }

  private async withoutBought(alerts: readonly DueAlert[]): Promise<DueAlert[]> {
    const wanted: DueAlert[] = [];
    for (const alert of alerts) {
      if (await this.customerOrders.hasBought({ ...alert, since: alert.requestedAt })) await this.dueAlerts.forget(alert.alertId);
      else wanted.push(alert);
    }
    return wanted;
  }
}
