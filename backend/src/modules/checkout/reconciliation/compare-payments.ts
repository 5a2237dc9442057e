import { Injectable } from '@nestjs/common';
import { type OrderPayment, OrderQueries } from '../../orders/index.js';
import { hasCode, PaymentGateway, type PaymentIntent } from '../../payments/index.js';
import { Checkouts } from '../checkouts.js';
import { classifyDiscrepancy, holdsMoney } from './classify-discrepancy.js';
import type { FoundDiscrepancy } from './discrepancies.js';

/** Finds the orders of payments and what they disagree about. */
@Injectable()
export class ComparePayments {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly orders: OrderQueries,
    private readonly checkouts: Checkouts,
  ) {}

  /** The discrepancies of payments that were just read. */
  async compare(intents: readonly PaymentIntent[]): Promise<FoundDiscrepancy[]> {
    const orders = await this.orders.paymentsByIntent(intents.map(({ id }) => id));
    const byIntent = new Map(orders.map((order) => [order.paymentIntentId, order]));
    return intents.flatMap((intent) => discrepancyOf(intent.id, intent, byIntent.get(intent.id)) ?? []);
  }

  /** One payment at this moment, and its discrepancy. Throws GatewayError when the provider cannot be asked. */
  async inspect(
    paymentIntentId: string,
  ): Promise<{ intent: PaymentIntent | undefined; discrepancy: FoundDiscrepancy | undefined }> {
    const intent = await this.retrieve(paymentIntentId);
    const [order] = await this.orders.paymentsByIntent([paymentIntentId]);
    return { intent, discrepancy: discrepancyOf(paymentIntentId, intent, order) };
  }

  /** Payments of orders since then that the provider did not list; each has to be asked for. */
  async unlisted(since: Date, listed: readonly string[]): Promise<string[]> {
    return this.orders.paymentIntentsBeyond(await this.checkouts.orderIdsSince(since), listed);
  }

  countPaidOrders(paymentIntentIds: readonly string[]): Promise<number> {
    return this.orders.countPaid(paymentIntentIds);
  }

  private async retrieve(paymentIntentId: string): Promise<PaymentIntent | undefined> {
    try {
      return await this.gateway.retrieve(paymentIntentId);
    } catch (error) {
      if (hasCode(error, 'unknown')) return undefined;
      throw error;
    }
  }
}

function discrepancyOf(
  paymentIntentId: string,
  intent: PaymentIntent | undefined,
  order: OrderPayment | undefined,
): FoundDiscrepancy | undefined {
  const kind = classifyDiscrepancy(intent, order);
  if (kind === undefined) return undefined;
  const providerCents = intent && holdsMoney(intent) ? intent.amountCents - intent.refundedCents : 0;
  const orderCents = order ? order.totalCents - order.refundedCents : 0;
  return { kind, paymentIntentId, orderId: order?.id ?? null, providerCents, orderCents };
}
