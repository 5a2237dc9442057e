import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Config } from '#src/config.js';
import type { JobPayloads } from '#src/jobs.js';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { CONFIG } from '#platform/tokens.js';
import { Stock } from '../catalog/index.js';
import { OrderQueries } from '../orders/index.js';
import { ShopSettings } from '../settings/index.js';
import { MailSender } from './mail-sender.js';
import { orderNoticeEmail, soldOutEmail } from './templates/notice-emails.js';

/** Emails to the people who run the shop about a new order and what it has sold out. */
@Injectable()
export class OrderNoticeJobs {
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

  @HandlesJob('mail.order-notice')
  async orderNotice({ orderId }: JobPayloads['mail.order-notice']): Promise<boolean> {
    const [order, settings] = await Promise.all([this.orders.order(orderId), this.settings.values()]);
    if (!settings.newOrderNotices) return false;
    const content = orderNoticeEmail(order, this.origin);
    return this.mailSender.send({ kind: 'order-notice', subjectId: orderId, to: settings.noticeAddresses, content });
  }

  /** Sent once per order that has taken the last pieces. Nothing to tell when they are back in stock by now. */
  @HandlesJob('mail.sold-out-notice')
  async soldOutNotice({ orderId }: JobPayloads['mail.sold-out-notice']): Promise<boolean> {
    const [order, settings] = await Promise.all([this.orders.order(orderId), this.settings.values()]);
    if (!settings.soldOutNotices) return false;
    const names = await this.stock.soldOutAmong(this.db, [...new Set(order.items.map(({ productId }) => productId))]);
    if (names.length === 0) return false;
    const content = soldOutEmail(names, this.origin);
    return this.mailSender.send({ kind: 'sold-out-notice', subjectId: orderId, to: settings.noticeAddresses, content });
  }
}
