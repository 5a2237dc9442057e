import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Config } from '#src/config.js';
import type { JobPayloads } from '#src/jobs.js';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { Jobs } from '#platform/queue/jobs.js';
import { CONFIG } from '#platform/tokens.js';
import { type SoldOut, Stock } from '../catalog/index.js';
import { OrderQueries, type OrderView, orderNotFound } from '../orders/index.js';
import { ShopSettings } from '../settings/index.js';
import { BatchSender } from './batch-sender.js';
import { MailSender, type OutgoingMail } from './mail-sender.js';
import { orderNoticeEmail, soldOutEmail } from './templates/notice-emails.js';
import { ORDER_EMAILS } from './templates/order-emails.js';

const JOB = 'mail.order-placed';

/** The emails about a new order: one to the buyer, and the notices to the people who run the shop. */
@Injectable()
export class OrderPlacedJobs {
  private readonly origin: string;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly mailSender: MailSender,
    private readonly batchSender: BatchSender,
    private readonly jobs: Jobs,
    private readonly orders: OrderQueries,
    private readonly stock: Stock,
    private readonly settings: ShopSettings,
    @Inject(CONFIG) config: Config,
  ) {
    this.origin = config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}`;
  }

  /** One job for all of them, because each job of its own would read the order again. Returns how many it sent. */
  @HandlesJob(JOB)
  async orderPlaced({ orderId }: JobPayloads[typeof JOB]): Promise<number> {
    const mails = (await this.mailsOf([orderId])).get(orderId);
    if (!mails) throw orderNotFound();
    return this.mailSender.sendAll(mails);
  }

  /** The same for several orders. Those whose emails are not sent get jobs of their own, which are retried and shown one by one. */
  @HandlesJob('mail.orders-placed')
  async ordersPlaced({ jobs }: JobPayloads['mail.orders-placed']): Promise<void> {
    const mails = await this.mailsOf(jobs.map(({ payload }) => payload.orderId));
    const groups = jobs.flatMap((job) => {
      const ofOrder = mails.get(job.payload.orderId);
      return ofOrder ? [{ name: JOB, mails: ofOrder, context: job.context, job }] : [];
    });
    const open = new Set((await this.batchSender.send(groups)).map((group) => group.job));
    const left = jobs.filter((job) => open.has(job) || !mails.has(job.payload.orderId));
    await this.jobs.addAll(left.map((job) => ({ name: JOB, ...job })));
  }

  /** The emails about each order that exists. */
  private async mailsOf(orderIds: readonly string[]): Promise<Map<string, OutgoingMail[]>> {
    const [orders, settings, { newOrderNotices, soldOutNotices, noticeAddresses }] = await Promise.all([
      this.orders.orders(orderIds),
      this.settings.current(),
      this.settings.values(),
    ]);
    const soldOut = soldOutNotices ? await this.soldOutAmong(orders) : [];
    const mailsOf = (order: OrderView): OutgoingMail[] => {
      const subjectId = order.id;
      const names = soldOut.filter((item) => isIn(order, item)).map(({ name }) => name);
      const toBuyer = ORDER_EMAILS['order-received']({ order, settings, origin: this.origin });
      const notices = [
        ...(newOrderNotices ? [{ kind: 'order-notice', content: orderNoticeEmail(order, this.origin) } as const] : []),
        ...(names.length > 0 ? [{ kind: 'sold-out-notice', content: soldOutEmail(names, this.origin) } as const] : []),
      ];
      return [
        // Erased on request; a retry could never succeed.
        ...(order.customerEmail === ''
          ? []
          : [{ kind: 'order-received', subjectId, to: order.customerEmail, content: toBuyer } as const]),
        ...notices.map((notice) => ({ ...notice, subjectId, to: noticeAddresses })),
      ];
    };
    return new Map(orders.map((order) => [order.id, mailsOf(order)]));
  }

  /** The products and sizes whose last pieces these orders have taken, unless they are back in stock by now. */
  private soldOutAmong(orders: readonly OrderView[]): Promise<SoldOut[]> {
    const items = orders.flatMap((order) => order.items);
    return this.stock.soldOutAmong(
      this.db,
      items.map(({ productId, variant }) => ({ productId, variantId: variant?.id ?? null })),
    );
  }
}

const isIn = ({ items }: OrderView, { productId, variantId }: SoldOut): boolean =>
  items.some((item) => (variantId === null ? item.productId === productId : item.variant?.id === variantId));
