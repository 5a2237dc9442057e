import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { query } from '#platform/database/sql.js';
import { hasCode, PaymentGateway, type PaymentIntent } from '../../payments/gateway/payment-gateway.js';
import type { FoundDiscrepancy } from './discrepancies.js';
import { holdsMoney, classifyDiscrepancy, type OrderFacts } from './classify-discrepancy.js';

type OrderRow = OrderFacts & { id: string; paymentIntentId: string };

const ORDERS = `select id, payment_intent_id as "paymentIntentId", status, payment_status as "paymentStatus",
    (total_amount::numeric * 100)::int as "totalCents", (refunded_amount * 100)::int as "refundedCents"
  from orders where payment_intent_id = any($1)`;

/** Puts payments and their orders side by side. */
@Injectable()
export class ComparePayments {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly gateway: PaymentGateway,
  ) {}

  /** What is wrong with payments that were just read. */
  async compare(intents: readonly PaymentIntent[]): Promise<FoundDiscrepancy[]> {
    const orders = await query<OrderRow>(this.db, ORDERS, [intents.map(({ id }) => id)]);
    const byIntent = new Map(orders.map((order) => [order.paymentIntentId, order]));
    return intents.flatMap((intent) => found(intent.id, intent, byIntent.get(intent.id)) ?? []);
  }

  /** One payment at this moment, and what is wrong with it. Throws GatewayError when the provider cannot be asked. */
  async look(paymentIntentId: string): Promise<{ intent: PaymentIntent | undefined; difference: FoundDiscrepancy | undefined }> {
    const intent = await this.present(paymentIntentId);
    const [order] = await query<OrderRow>(this.db, ORDERS, [[paymentIntentId]]);
    return { intent, difference: found(paymentIntentId, intent, order) };
  }

  async present(paymentIntentId: string): Promise<PaymentIntent | undefined> {
    try {
      return await this.gateway.retrieve(paymentIntentId);
    } catch (error) {
      if (hasCode(error, 'unknown')) return undefined;
      throw error;
    }
  }
}

function found(
  paymentIntentId: string,
  intent: PaymentIntent | undefined,
  order: OrderRow | undefined,
): FoundDiscrepancy | undefined {
  const kind = classifyDiscrepancy(intent, order);
  if (kind === undefined) return undefined;
  const providerCents = intent && holdsMoney(intent) ? intent.amountCents - intent.refundedCents : 0;
  const orderCents = order ? order.totalCents - order.refundedCents : 0;
  return { kind, paymentIntentId, orderId: order?.id ?? null, providerCents, orderCents };
}
