import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#src/config.js';
import type { JobPayloads } from '#src/jobs.js';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { CONFIG } from '#platform/tokens.js';
import { ContactMessages } from '../contact/index.js';
import { OrderQueries } from '../orders/index.js';
import { ShopSettings } from '../settings/index.js';
import { contactLetter } from './templates/contact-email.js';
import { ORDER_LETTERS } from './templates/order-emails.js';
import type { OrderMailKind } from './mail-kinds.js';
import { MailSender } from './mail-sender.js';

/** One job a kind of mail: reads what it is about and hands the letter to the mail room. */
@Injectable()
export class MailJobs {
  private readonly origin: string;

  constructor(
    private readonly room: MailSender,
    private readonly orders: OrderQueries,
    private readonly messages: ContactMessages,
    private readonly settings: ShopSettings,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.origin = config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}`;
  }

  @HandlesJob('mail.order-received')
  orderReceived({ orderId }: JobPayloads['mail.order-received']): Promise<boolean> {
    return this.aboutOrder('order-received', orderId);
  }

  @HandlesJob('mail.payment-received')
  paymentReceived({ orderId }: JobPayloads['mail.payment-received']): Promise<boolean> {
    return this.aboutOrder('payment-received', orderId);
  }

  @HandlesJob('mail.payment-reminder')
  paymentReminder({ orderId }: JobPayloads['mail.payment-reminder']): Promise<boolean> {
    return this.aboutOrder('payment-reminder', orderId);
  }

  @HandlesJob('mail.shipped')
  shipped({ orderId }: JobPayloads['mail.shipped']): Promise<boolean> {
    return this.aboutOrder('shipped', orderId);
  }

  @HandlesJob('mail.cancelled')
  cancelled({ orderId }: JobPayloads['mail.cancelled']): Promise<boolean> {
    return this.aboutOrder('cancelled', orderId);
  }

  @HandlesJob('mail.refunded')
  refunded({ orderId, refundId }: JobPayloads['mail.refunded']): Promise<boolean> {
    return this.aboutOrder('refunded', orderId, refundId);
  }

  @HandlesJob('mail.contact-message')
  async contactMessage({ messageId }: JobPayloads['mail.contact-message']): Promise<boolean> {
    const message = await this.messages.message(messageId);
    const letter = contactLetter(message, this.origin);
    return this.room.send({
      kind: 'contact-message',
      subjectId: messageId,
      to: this.config.MAIL_STAFF,
      replyTo: message.email,
      letter,
    });
  }

  /** Once an order and kind; of refunds, which may be several, once each. */
  private async aboutOrder(kind: OrderMailKind, orderId: string, subjectId = orderId): Promise<boolean> {
    const [order, settings] = await Promise.all([this.orders.order(orderId), this.settings.current()]);
    const letter = ORDER_LETTERS[kind]({ order, settings, origin: this.origin });
    return this.room.send({ kind, subjectId, to: order.customerEmail, letter });
  }
}
