import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Config } from '#src/config.js';
import type { JobPayloads } from '#src/jobs.js';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { CONFIG } from '#platform/tokens.js';
import { OrderQueries, RefundQueries, type RefundSummary } from '../orders/index.js';
import { ShopSettings } from '../settings/index.js';
import { MailSender } from './mail-sender.js';
import type { OrderMailKind } from './mail.entity.js';
import { ERASE_RECIPIENTS } from './mail.queries.js';
import { ORDER_EMAILS } from './templates/order-emails.js';

/** One job per kind of email to the buyer: loads the subject, fills the template and sends it. */
@Injectable()
export class MailJobs {
  private readonly origin: string;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly mailSender: MailSender,
    private readonly orders: OrderQueries,
    private readonly refunds: RefundQueries,
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

  /** Whoever has paid since the reminder was due, or says so, is not asked again, unless an admin wants it. */
  @HandlesJob('mail.payment-reminder')
  async paymentReminder({ orderId }: JobPayloads['mail.payment-reminder']): Promise<boolean> {
    const { status, paymentStatus, paymentSentAt } = await this.orders.order(orderId);
    const isDue = status !== 'cancelled' && paymentStatus === 'unpaid' && paymentSentAt === null;
    if (!isDue && !(await this.mailSender.isRequested('payment-reminder', orderId))) return false;
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

  /** An order can have several refunds; each has its own email. Without an id, the refund was made in the provider's dashboard. */
  @HandlesJob('mail.refunded')
  async refunded({ orderId, refundId }: JobPayloads['mail.refunded']): Promise<boolean> {
    const refund = refundId === undefined ? undefined : await this.refunds.summary(refundId);
    return this.sendOrderMail('refunded', orderId, { subjectId: refundId, refund });
  }

  /** Addresses that an admin corrected, after the customer was erased from the order. */
  @HandlesJob('mail.erase-recipients')
  async eraseRecipients({ orderId }: JobPayloads['mail.erase-recipients']): Promise<void> {
    await ERASE_RECIPIENTS.execute(this.db, [orderId, ...(await this.orders.refundIds(orderId))]);
  }

  private async sendOrderMail(
    kind: OrderMailKind,
    orderId: string,
    { subjectId = orderId, refund }: { subjectId?: string | undefined; refund?: RefundSummary | undefined } = {},
  ): Promise<boolean> {
    const [order, settings] = await Promise.all([this.orders.order(orderId), this.settings.current()]);
    // Erased on request; a retry could never succeed.
    if (order.customerEmail === '') return false;
    const content = ORDER_EMAILS[kind]({ order, settings, origin: this.origin, refund });
    return this.mailSender.send({ kind, subjectId, to: order.customerEmail, content });
  }
}
