import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { defineQuery } from '#platform/database/define-query.js';
import { query } from '#platform/database/sql.js';
import { REFUNDED_LINES, type StoredRefundedLine } from './refunded-lines.sql.js';

interface PendingRefund {
  id: string;
  orderId: string;
  cents: number;
  paymentIntentId: string | null;
}

/** None unless the refund is requested. */
const pendingRefund = defineQuery<[refundId: string], PendingRefund>({
  name: 'orders.pending-refund',
  text: `select refunds.id, order_id as "orderId", cents, payment_intent_id as "paymentIntentId"
    from refunds join orders on orders.id = order_id where refunds.id = $1 and refunds.status = 'requested'`,
  columns: { id: 'uuid', orderId: 'uuid', cents: 'cents', paymentIntentId: 'text' },
});
/** Younger ones are still handled by the request that made them. After 20 hours the provider forgets the idempotency key. */
const UNCERTAIN = `select id from refunds where status = 'requested' and created_at < now() - interval '2 minutes'
  and created_at > now() - interval '20 hours' order by created_at limit 100`;
const EXPIRED = `select id from refunds where status = 'requested' and created_at <= now() - interval '20 hours' limit 100`;

/** `lines` is a JSON list of what staff named of each item. */
export const insertRefundLines = defineQuery<[refundId: string, lines: string]>({
  name: 'orders.insert-refund-lines',
  text: `insert into refund_lines (refund_id, order_item_id, cents, not_sent)
    select $1, "itemId", cents, "notSent" from jsonb_to_recordset($2::jsonb) as line("itemId" uuid, cents bigint, "notSent" integer)`,
});

/** What a refund gave back, in cents. Without lines and shipping it was of an amount. */
export interface RefundSummary {
  cents: number;
  shippingCents: number;
  lines: StoredRefundedLine[];
}

const refundSummary = defineQuery<[refundId: string], RefundSummary>({
  name: 'orders.refund-summary',
  text: `select cents, shipping_cents as "shippingCents", ${REFUNDED_LINES} as lines from refunds where id = $1`,
  columns: { cents: 'cents', shippingCents: 'cents', lines: 'json' },
});

@Injectable()
export class RefundQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Undefined unless the refund is requested. */
  pending(refundId: string): Promise<PendingRefund | undefined> {
    return pendingRefund.first(this.db, refundId);
  }

  /** Undefined for an unknown refund. */
  summary(refundId: string): Promise<RefundSummary | undefined> {
    return refundSummary.first(this.db, refundId);
  }

  /** Requested refunds whose answer was lost and which can be sent again under the same key. */
  uncertain(): Promise<string[]> {
    return this.ids(UNCERTAIN);
  }

  /** Requested refunds that the provider can no longer recognize by their key. */
  expired(): Promise<string[]> {
    return this.ids(EXPIRED);
  }

  private async ids(sql: string): Promise<string[]> {
    return (await query<{ id: string }>(this.db, sql)).map(({ id }) => id);
  }
}
