import { Injectable } from '@nestjs/common';
import { fromCents } from '@shop/contract/money';
import { rows, written } from '../../platform/database/rows.js';
import type { Tx } from '../../platform/database/transactions.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { StockLedger, type StockLine } from '../catalog/index.js';
import { orderStatesBefore, paymentStatesBefore } from './order-status.js';

const PAID = `update orders set payment_status = 'paid', updated_at = now(),
    status = case when status = any($3) then 'confirmed' else status end
  where id = $1 and payment_status = any($2) returning id`;

const VOIDED = `update orders set payment_status = 'voided', updated_at = now(),
    status = case when orders.status = any($3) then 'cancelled' else orders.status end
  from (select id, status from orders where id = $1 for update) before
  where orders.id = before.id and payment_status = any($2) returning orders.id, before.status <> 'cancelled' as stood`;

const REFUNDED = `update orders set refunded_amount = $2::numeric, updated_at = now(),
    payment_status = case when $2::numeric >= total_amount::numeric then 'refunded' else 'paid' end
  where id = $1 and payment_status in ('paid', 'refunded') and refunded_amount <> $2::numeric
  returning payment_status as "paymentStatus"`;

/** What the payment provider has done with an order's money. Each move is conditional: late news changes nothing. */
@Injectable()
export class OrderPayments {
  constructor(
    private readonly outbox: Outbox,
    private readonly stock: StockLedger,
  ) {}

  /** The money has arrived: paid, and confirmed when it was pending. False when that was known. */
  async markPaid(tx: Tx, orderId: string): Promise<boolean> {
    const moved = await written(tx, PAID, [orderId, paymentStatesBefore('paid'), orderStatesBefore('confirmed')]);
    if (moved.length === 0) return false;
    await this.outbox.add(tx, 'order.paid', { orderId }, `order.paid:${orderId}`);
    return true;
  }

  /** The authorisation has gone before the money was taken: the order is cancelled and its pieces go back. */
  async markVoided(tx: Tx, orderId: string): Promise<boolean> {
    const [moved] = await written<{ stood: boolean }>(tx, VOIDED, [
      orderId,
      paymentStatesBefore('voided'),
      orderStatesBefore('cancelled'),
    ]);
    if (!moved) return false;
    if (moved.stood) await this.giveBack(tx, orderId);
    return true;
  }

  /** What the provider has given back so far in all; a refund that failed later makes it less again. */
  async noteRefunds(tx: Tx, orderId: string, refundedCents: number): Promise<void> {
    const [noted] = await written<{ paymentStatus: string }>(tx, REFUNDED, [orderId, fromCents(refundedCents)]);
    if (noted?.paymentStatus === 'refunded') {
      await this.outbox.add(tx, 'order.refunded', { orderId }, `order.refunded:${orderId}`);
    }
  }

  private async giveBack(tx: Tx, orderId: string): Promise<void> {
    await this.outbox.add(tx, 'order.cancelled', { orderId }, `order.cancelled:${orderId}`);
    const lines = await rows<StockLine>(tx, 'select product_id as "productId", quantity from order_items where order_id = $1', [
      orderId,
    ]);
    await this.stock.putBack(tx, lines);
  }
}
