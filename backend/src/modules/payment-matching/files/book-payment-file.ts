import { Injectable } from '@nestjs/common';
import { dayIn } from '#platform/calendar-day.js';
import type { Admin } from '../../auth/index.js';
import { type BulkOutcomeView, MarkOrdersPaid } from '../../orders/index.js';
import { BookLines } from '../lines/book-lines.js';
import { paymentOf } from '../lines/rest-of-order.js';
import { decidePayments } from '../matching/decide-payments.js';
import { OrderFactsQueries } from '../matching/order-facts.js';
import { orderChanged } from '../payment-matching.errors.js';
import { referenceOf } from '../payment-reference.js';
import type { SavedPayment } from './save-payment-file.js';
import { reasonsParameter, SET_REASONS } from './payment-files.queries.js';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { PaymentFileSource } from '../payment-matching-rules.js';

/** Books the payments of a payment file that leave nothing to guess. */
@Injectable()
export class BookPaymentFile {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly markOrdersPaid: MarkOrdersPaid,
    private readonly bookLines: BookLines,
    private readonly facts: OrderFactsQueries,
  ) {}

  /** One order after the other, each in its own transaction: after a crash, reading the file again books the rest. */
  async execute(admin: Admin, source: PaymentFileSource, saved: readonly SavedPayment[]): Promise<BulkOutcomeView[]> {
    const ready = saved.filter(({ reason }) => reason === 'ready');
    if (ready.length === 0) return [];
    const byOrder = new Map(ready.flatMap((one) => one.orders.map(({ id }) => [id, one] as const)));
    const payments = ready.flatMap(({ payment, orders }) => {
      const reference = referenceOf([{ source, externalId: payment.externalId }], source);
      return orders.map((order) => ({ ...paymentOf(order), reference }));
    });
    const outcomes = await this.markOrdersPaid.execute(admin, payments, async (tx, order) => {
      const one = byOrder.get(order.id);
      if (!one || order.paymentMethod !== source || order.dueCents !== one.payment.cents) throw orderChanged();
      const lines = [{ id: one.lineId, cents: one.payment.cents }];
      const booking = { lines, orderIds: [order.id], owedCents: 0, decidedBy: admin.username, reason: 'ready' } as const;
      await this.bookLines.execute(tx, booking, order.id);
    });
    const failed = [...byOrder.values()].filter((_, index) => outcomes[index]?.outcome !== 'done');
    await this.explain(source, failed);
    return outcomes;
  }

  /** An order that was paid, cancelled or changed since the file was read: the line says so. */
  private async explain(source: PaymentFileSource, failed: readonly SavedPayment[]): Promise<void> {
    if (failed.length === 0) return;
    const payments = failed.map(({ payment }) => payment);
    const facts = await this.facts.of(payments);
    const decisions = decidePayments(payments, { source, facts, except: new Set(), today: dayIn('UTC', new Date()) });
    const reasons = decisions.flatMap(({ reason }, index) => {
      const id = failed[index]?.lineId;
      return id === undefined ? [] : { id, reason };
    });
    await SET_REASONS.execute(this.db, reasonsParameter(reasons));
  }
}
