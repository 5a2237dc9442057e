import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#src/config.js';
import type { JobPayloads } from '#src/jobs.js';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { CONFIG } from '#platform/tokens.js';
import { OrderQueries } from '../orders/index.js';
import { ShopSettings } from '../settings/index.js';
import { MailSender } from './mail-sender.js';
import type { OrderMailKind } from './mail.entity.js';
import { ORDER_EMAILS } from './templates/order-emails.js';

/** One job per kind of email to the buyer: loads the subject, fills the template and sends it. */
@Injectable()
export class MailJobs {
  private readonly origin: string;

  constructor(
    private readonly mailSender: MailSender,
    private readonly orders: OrderQueries,
    private readonly settings: ShopSettings,
    @Inject(CONFIG) config: Config,
  ) {
    this.origin = config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}`;
  }

  @HandlesJob('mail.order-received')
  orderReceived({ orderId }: JobPayloads['mail.order-received']): Promise<boolean> {
    return this.sendOrderMail('order-received', orderId);
  }

  @HandlesJob('mail.payment-received')
  paymentReceived({ orderId }: JobPayloads['mail.payment-received']): Promise<boolean> {
    return this.sendOrderMail('payment-received', orderId);
  }

  @HandlesJob('mail.payment-reminder')
  paymentReminder({ orderId }: JobPayloads['mail.payment-reminder']): Promise<boolean> {
    return this.sendOrderMail('payment-reminder', orderId);
  }

  @HandlesJob('mail.shipped')
  shipped({ orderId }: JobPayloads['mail.shipped']): Promise<boolean> {
    return this.sendOrderMail('shipped', orderId);
  }

  @HandlesJob('mail.cancelled')
  cancelled({ orderId }: JobPayloads['mail.cancelled']): Promise<boolean> {
    return this.sendOrderMail('cancelled', orderId);
  }

  /** An order can have several refunds; each has its own email. */
  @HandlesJob('mail.refunded')
  refunded({ orderId, refundId }: JobPayloads['mail.refunded']): Promise<boolean> {
    return this.sendOrderMail('refunded', orderId, refundId);
  }

  private async sendOrderMail(kind: OrderMailKind, orderId: string, subjectId = orderId): Promise<boolean> {
    const [order, settings] = await Promise.all([this.orders.order(orderId), this.settings.current()]);
    const content = ORDER_EMAILS[kind]({ order, settings, origin: this.origin });
    return this.mailSender.send({ kind, subjectId, to: order.customerEmail, content });
  }
}
