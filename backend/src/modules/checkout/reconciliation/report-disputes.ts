import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '#platform/tokens.js';
import { OrderQueries } from '../../orders/index.js';
import type { PaymentIntent } from '../../payments/index.js';
import { Discrepancies } from './discrepancies.js';

/** Tells staff about payments that cardholders dispute. Only they can answer, in the provider's dashboard. */
@Injectable()
export class ReportDisputes {
  constructor(
    private readonly orders: OrderQueries,
    private readonly discrepancies: Discrepancies,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async execute(intents: readonly PaymentIntent[]): Promise<void> {
    const disputed = intents.filter(({ isDisputed }) => isDisputed);
    if (disputed.length === 0) return;
    const orders = await this.orders.paymentsByIntent(disputed.map(({ id }) => id));
    for (const { id: paymentIntentId, amountCents, refundedCents } of disputed) {
      const order = orders.find((one) => one.paymentIntentId === paymentIntentId);
      const found = {
        kind: 'disputed' as const,
        paymentIntentId,
        orderId: order?.id ?? null,
        providerCents: amountCents - refundedCents,
        orderCents: order ? order.totalCents - order.refundedCents : 0,
      };
      if (await this.discrepancies.record(found)) this.logger.error(found, 'a shopper disputes a payment');
    }
  }
}
