import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#src/config.js';
import type { JobPayloads } from '#src/jobs.js';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { CONFIG } from '#platform/tokens.js';
import { OrderQueries } from '../orders/index.js';
import { ShopSettings } from '../settings/index.js';
import { MailSender } from './mail-sender.js';
import { sizeChangedEmail } from './templates/size-changed-email.js';

/** Tells the buyer that staff exchanged pieces of the order for another size, once for each exchange. */
@Injectable()
export class SizeChangedJobs {
  private readonly origin: string;

  constructor(
    private readonly mailSender: MailSender,
    private readonly orders: OrderQueries,
    private readonly settings: ShopSettings,
    @Inject(CONFIG) config: Config,
  ) {
    this.origin = config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}`;
  }

  @HandlesJob('mail.size-changed')
  async sizeChanged({ orderId, changeId }: JobPayloads['mail.size-changed']): Promise<boolean> {
    const [order, settings, pieces] = await Promise.all([
      this.orders.order(orderId),
      this.settings.current(),
      this.orders.sizeChange(changeId),
    ]);
    // Erased on request; a retry could never succeed.
    if (order.customerEmail === '' || pieces === undefined) return false;
    const content = sizeChangedEmail({ order, settings, origin: this.origin }, pieces);
    return this.mailSender.send({ kind: 'size-changed', subjectId: changeId, to: order.customerEmail, content });
  }
}
