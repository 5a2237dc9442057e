import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Config } from '#src/config.js';
import type { JobPayloads } from '#src/jobs.js';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { CONFIG } from '#platform/tokens.js';
import { Stock } from '../catalog/index.js';
import { OrderQueries, type OrderView } from '../orders/index.js';
import { ShopSettings } from '../settings/index.js';
import { MailSender, type OutgoingMail } from './mail-sender.js';
import { orderNoticeEmail, soldOutEmail } from './templates/notice-emails.js';
import { ORDER_EMAILS } from './templates/order-emails.js';

/** The emails about a new order: one to the buyer, and the notices to the people who run the shop. */
@Injectable()
export class OrderPlacedJobs {
  private readonly origin: string;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly mailSender: MailSender,
    private readonly orders: OrderQueries,
    private readonly stock: Stock,
    private readonly settings: ShopSettings,
    @Inject(CONFIG) config: Config,
  ) {
    this.origin = config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}`;
  }

  /**
   * One job for all of them, because each job of its own would read the order again. Returns how many it sent; one that failed is sent by the next attempt, which
   * sends no other again.
   */
  @HandlesJob('mail.order-placed')
  async orderPlaced({ orderId }: JobPayloads['mail.order-placed']): Promise<number> {
    const [order, settings, { newOrderNotices, soldOutNotices, noticeAddresses: to }] = await Promise.all([
      this.orders.order(orderId),
      this.settings.current(),
      this.settings.values(),
    ]);
    const mails: OutgoingMail[] = [];
    // Erased on request; a retry could never succeed.
    if (order.customerEmail !== '') {
      const content = ORDER_EMAILS['order-received']({ order, settings, origin: this.origin });
      mails.push({ kind: 'order-received', subjectId: orderId, to: order.customerEmail, content });
    }
    if (newOrderNotices)
      mails.push({ kind: 'order-notice', subjectId: orderId, to, content: orderNoticeEmail(order, this.origin) });
    const soldOut = soldOutNotices ? await this.soldOutBy(order) : [];
    if (soldOut.length > 0) {
      mails.push({ kind: 'sold-out-notice', subjectId: orderId, to, content: soldOutEmail(soldOut, this.origin) });
    }
    const results = await Promise.allSettled(mails.map((mail) => this.mailSender.send(mail)));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
    return results.filter((result) => result.status === 'fulfilled' && result.value).length;
  }

  /** The names of products and sizes whose last pieces the order has taken, unless they are back in stock by now. */
  private async soldOutBy({ items }: OrderView): Promise<string[]> {
    const keys = items.map(({ productId, variant }) => ({ productId, variantId: variant?.id ?? null }));
    return (await this.stock.soldOutAmong(this.db, keys)).map(({ name }) => name);
  }
}
