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

  /** One job for all of them, because each job of its own would read the order again. Returns how many it sent. */
  @HandlesJob('mail.order-placed')
  async orderPlaced({ orderId }: JobPayloads['mail.order-placed']): Promise<number> {
    const [order, settings] = await Promise.all([this.orders.order(orderId), this.settings.current()]);
    const content = ORDER_EMAILS['order-received']({ order, settings, origin: this.origin });
    const toBuyer: OutgoingMail = { kind: 'order-received', subjectId: orderId, to: order.customerEmail, content };
    // Erased on request; a retry could never succeed.
    const buyers = order.customerEmail === '' ? [] : [toBuyer];
    return this.mailSender.sendAll([...buyers, ...(await this.notices(order))]);
  }

  private async notices(order: OrderView): Promise<OutgoingMail[]> {
    const { newOrderNotices, soldOutNotices, noticeAddresses: to } = await this.settings.values();
    const soldOut = soldOutNotices ? await this.soldOutBy(order) : [];
    const notices: OutgoingMail[] = [];
    const subjectId = order.id;
    if (newOrderNotices) notices.push({ kind: 'order-notice', subjectId, to, content: orderNoticeEmail(order, this.origin) });
    if (soldOut.length > 0) notices.push({ kind: 'sold-out-notice', subjectId, to, content: soldOutEmail(soldOut, this.origin) });
    return notices;
  }

  /** The names of the products and sizes whose last pieces the order has taken, unless they are back in stock by now. */
  private soldOutBy({ items }: OrderView): Promise<string[]> {
    return this.stock.soldOutAmong(
      this.db,
      items.map(({ productId, variant }) => ({ productId, variantId: variant?.id ?? null })),
    );
  }
}
