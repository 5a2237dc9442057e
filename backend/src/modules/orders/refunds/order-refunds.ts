import { Injectable } from '@nestjs/common';
import { queryReturning } from '#platform/database/sql.js';
import type { Tx } from '#platform/database/transactions.js';
import type { EntryDetail } from '#platform/money/written-detail.js';
import { Outbox } from '#platform/outbox/outbox.js';
import { OrderBook } from '../book/order-book.js';
import type { StoredBook } from '../book/order-book.queries.js';
import { nothingToRefund, refundIsAutomatic } from '../orders.errors.js';
import { type Actor, OrderHistory } from '../transitions/order-history.js';
import { type LockedOrder, OrderTransitions } from '../transitions/order-transitions.js';
import { UnsentPieces } from './unsent-pieces.js';
import { namedParts, type NamedParts, partsOfAmount, type RefundParts } from './refund-request.js';
import { hasRefundableMoney, isRefundedAutomatically, refundableCents, sumOfRefunds } from './refundable.js';
import { refundableLines, refundableShipping } from './refundable-lines.js';
import { insertRefundLines } from './refund.queries.js';
import { type PreviewedRefund, previewOf } from './refund-preview.js';
import { isManual } from '../../settings/index.js';

interface RefundRequest {
  /** Unset for everything that remains, or the sum of what is named. */
  cents?: number | undefined;
  /** Of the goods of these items, without their tax, which is added; with the pieces that are not sent, null: not specified. */
  lines?: NamedParts['lines'] | undefined;
  /** Of the shipping, without its tax, which is added. */
  shippingCents?: number | undefined;
  /** The artists keep their shares. */
  borneByShop?: boolean;
  reason?: string | null;
  actor: Actor;
}

interface RequestedRefund {
  id: string;
  orderNumber: string;
  cents: number;
  /** Paid by hand: staff transfer the money themselves. */
  isManual: boolean;
}

interface ClosedRefund {
  orderId: string;
  cents: number;
  actor: Actor;
}

const INSERT = `insert into refunds (order_id, cents, reason, actor, borne_by_shop, shipping_cents)
  values ($1, $2, $3, $4, $5, $6) returning id`;
const CLOSE = `update refunds set status = $2, updated_at = now() where id = $1 and status = 'requested'
  returning order_id as "orderId", cents::float8 as cents, actor`;
const REOPEN = `update refunds set status = 'failed', updated_at = now()
  where order_id = $1 and id::text = any($2) and status = 'done' returning id, cents::float8 as cents`;

/** The only code that writes refunds and an order's refunded amount. */
@Injectable()
export class OrderRefunds {
  constructor(
    private readonly transitions: OrderTransitions,
    private readonly history: OrderHistory,
    private readonly outbox: Outbox,
    private readonly book: OrderBook,
    private readonly unsent: UnsentPieces,
  ) {}

  /** Throws 404 for an unknown order or item, and 409 when this cannot be refunded now. */
  async request(tx: Tx, orderId: string, request: RefundRequest): Promise<RequestedRefund> {
    const { reason, actor, borneByShop = false } = request;
    const order = await this.transitions.lock(tx, orderId);
    const { cents, lines, shippingCents } = allowedParts(order, await this.book.read(tx, orderId), request);
    await this.unsent.assertRestockable(tx, order, lines);
    const values = [orderId, cents, reason ?? null, actor, borneByShop, shippingCents];
    const [refund] = await queryReturning<{ id: string }>(tx, INSERT, values);
    if (!refund) throw new Error('The refund was not inserted');
    if (lines.length > 0) await insertRefundLines.execute(tx, refund.id, JSON.stringify(lines));
    const pieces = await this.unsent.restockPieces(tx, orderId, lines);
    const detail = { refundId: refund.id, cents, ...(reason ? { reason } : {}), ...pieces };
    await this.history.record(tx, orderId, { kind: 'refund', to: 'requested', actor, detail });
    return { id: refund.id, orderNumber: order.orderNumber, cents, isManual: isManual(order.paymentMethod) };
  }

  /** What a refund would give back now. Throws as `request`. */
  async preview(tx: Tx, orderId: string, request: Omit<RefundRequest, 'reason' | 'actor'>): Promise<PreviewedRefund> {
    const order = await this.transitions.lock(tx, orderId);
    const book = await this.book.read(tx, orderId);
    const parts = allowedParts(order, book, request);
    await this.unsent.assertRestockable(tx, order, parts.lines);
    return previewOf(book, { id: null, ...parts, status: 'requested', borneByShop: request.borneByShop ?? false });
  }

  /** The money has been sent back; an order that has nothing left to send is cancelled. Changes nothing unless the refund is requested. */
  async complete(tx: Tx, refundId: string): Promise<void> {
    const refund = await this.close(tx, refundId, 'done');
    if (!refund) return;
    const { orderId, actor } = refund;
    const order = await this.transitions.lock(tx, orderId);
    const book = await this.book.read(tx, orderId);
    // The larger sum counts: the provider may have reported the refund earlier, or others that were made in its dashboard.
    const refundedCents = Math.max(book.refundedCents, sumOfRefunds(book.refunds, 'done'));
    await this.book.setRefunded(tx, orderId, refundedCents, book);
    const isAll = refundedCents >= order.paidCents && order.paymentStatus === 'paid';
    const now = isAll ? await this.transitions.transitionPayment(tx, order, 'refunded', actor, { refundedCents }) : order;
    if (await this.unsent.leaveNothingToSend(tx, now)) await this.transitions.transition(tx, now, 'cancelled', actor);
    await this.outbox.add(tx, 'order.refunded', { orderId, refundId }, `order.refunded:${refundId}`);
  }

  /** No money has moved, so its unsent pieces go back into the parcel. Changes nothing unless the refund is requested. */
  async fail(tx: Tx, refundId: string): Promise<void> {
    await this.close(tx, refundId, 'failed', async ({ orderId }) =>
      this.unsent.undoRestock(tx, await this.transitions.lock(tx, orderId), refundId),
    );
  }

  /** An order whose refunds at the provider can be recorded, locked until `tx` ends; undefined for any other. */
  async lockPaid(tx: Tx, orderId: string): Promise<LockedOrder | undefined> {
    const order = await this.transitions.tryLock(tx, orderId);
    return order && ['paid', 'refunded'].includes(order.paymentStatus) ? order : undefined;
  }

  /**
   * Sets the refunded amount to the provider's total, which was read after `lockPaid`: an older total would take back what was refunded
   * meanwhile. It falls when a refund fails at the bank days later. `failedIds` are such refunds: they fail here too, so that their money
   * can be refunded again.
   */
  async sync(tx: Tx, order: LockedOrder, refundedCents: number, failedIds: readonly string[] = []): Promise<void> {
    await this.reopen(tx, order.id, failedIds);
    const book = await this.book.read(tx, order.id);
    await this.book.setRefunded(tx, order.id, refundedCents, book);
    await this.syncPaymentStatus(tx, order, refundedCents);
    if (refundedCents > book.refundedCents) await this.publishOthers(tx, order.id, refundedCents, book);
  }

  private async close(
    tx: Tx,
    refundId: string,
    to: 'done' | 'failed',
    more?: (refund: ClosedRefund) => Promise<EntryDetail>,
  ): Promise<ClosedRefund | undefined> {
    const [refund] = await queryReturning<ClosedRefund>(tx, CLOSE, [refundId, to]);
    if (!refund) return undefined;
    const detail = { refundId, cents: refund.cents, ...(await more?.(refund)) };
    await this.history.record(tx, refund.orderId, { kind: 'refund', from: 'requested', to, actor: 'system', detail });
    return refund;
  }

  private async reopen(tx: Tx, orderId: string, refundIds: readonly string[]): Promise<void> {
    if (refundIds.length === 0) return;
    for (const { id, cents } of await queryReturning<{ id: string; cents: number }>(tx, REOPEN, [orderId, refundIds])) {
      const detail = { refundId: id, cents };
      await this.history.record(tx, orderId, { kind: 'refund', from: 'done', to: 'failed', actor: 'system', detail });
    }
  }

  private async syncPaymentStatus(tx: Tx, order: LockedOrder, refundedCents: number): Promise<void> {
    const detail = { refundedCents };
    const full = refundedCents >= order.paidCents;
    if (full && order.paymentStatus === 'paid') {
      await this.transitions.transitionPayment(tx, order, 'refunded', 'system', detail);
    } else if (!full && order.paymentStatus === 'refunded') {
      await this.transitions.reopenPayment(tx, order, detail);
    }
  }

  /** Refunds of staff publish `order.refunded` themselves; these were made in the provider's dashboard. */
  private async publishOthers(tx: Tx, orderId: string, refundedCents: number, { refunds }: StoredBook): Promise<void> {
    if (refundedCents <= sumOfRefunds(refunds, 'done', 'requested')) return;
    const detail = { refundedCents };
    await this.history.record(tx, orderId, { kind: 'refund', to: 'noted', actor: 'system', detail });
    await this.outbox.add(tx, 'order.refunded', { orderId }, `order.refunded:${orderId}`);
  }
}

function allowedParts(
  order: LockedOrder,
  book: StoredBook,
  { cents, lines, shippingCents = 0 }: Pick<RefundRequest, 'cents' | 'lines' | 'shippingCents'>,
): RefundParts {
  if (!hasRefundableMoney(order)) throw nothingToRefund(order.paymentStatus);
  if (isRefundedAutomatically(order)) throw refundIsAutomatic();
  const left = refundableCents(order, book.refunds);
  if (!lines && shippingCents === 0) return partsOfAmount(cents, left);
  const partsLeft = { lines: refundableLines(book), shipping: refundableShipping(book) };
  return namedParts({ lines: lines ?? [], shippingCents }, cents, partsLeft, left);
}
