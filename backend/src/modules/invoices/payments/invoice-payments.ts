import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '#platform/clock.js';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { type Admin, AuditLog, type AuditAction, changesBetween } from '../../auth/index.js';
import type { AddInvoicePaymentDto } from '../admin/invoice-payment.dto.js';
import { InvoiceSettings } from '../invoice-shop.js';
import { Invoice, type InvoiceStatus } from '../invoice.entity.js';
import { InvoiceQueries } from '../invoice.queries.js';
import type { InvoiceView } from '../invoice.view.js';
import {
  editConflict,
  invoiceNotFound,
  notLastPayment,
  paymentInFuture,
  paymentNotFound,
  paymentTooLarge,
  takesNoPayment,
} from '../invoices.errors.js';
import { InvoicePayment } from './invoice-payment.entity.js';

/** Amounts that arrived for an invoice. The one that reaches the total makes it paid. */
@Injectable()
export class InvoicePayments {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly settings: InvoiceSettings,
    private readonly invoices: InvoiceQueries,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Throws 409 when the invoice takes no payment or someone has saved since `version`, so that two people who enter the same
   * payment notice it, and 422 for more than the balance due.
   */
  async add(admin: Admin, id: string, { cents, receivedOn, method, note, version }: AddInvoicePaymentDto): Promise<InvoiceView> {
    const { day: today, now } = await this.settings.today();
    if (receivedOn !== undefined && receivedOn > today) throw paymentInFuture();
    return inTransaction(this.db, async (tx) => {
      const before = await this.lock(tx, id);
      if (version !== before.version) throw editConflict(before);
      if (before.status === 'paid' || before.status === 'cancelled') throw takesNoPayment(before.status);
      const { balanceCents } = await this.invoices.money(tx, id);
      if (cents > balanceCents) throw paymentTooLarge(balanceCents);
      await tx.getRepository(InvoicePayment).insert({
        invoiceId: id,
        amountCents: cents,
        receivedOn: receivedOn ?? today,
        method,
        note: note ?? null,
        statusBefore: before.status,
        author: admin.username,
        createdAt: now,
      });
      return this.update(tx, admin, 'updated', before, cents === balanceCents ? 'paid' : before.status);
    });
  }

  /** Undoes the last payment; a second call finds it undone. An invoice that it made paid awaits the rest again. */
  undo(admin: Admin, id: string, paymentId: string): Promise<InvoiceView> {
    return inTransaction(this.db, async (tx) => {
      const before = await this.lock(tx, id);
      const payment = before.payments.find((candidate) => candidate.id === paymentId);
      if (!payment) throw paymentNotFound();
      if (payment.undoneAt !== null) return before;
      if (before.payments.findLast(({ undoneAt }) => undoneAt === null) !== payment) throw notLastPayment();
      const payments = tx.getRepository(InvoicePayment);
      const { statusBefore } = await payments.findOneByOrFail({ id: paymentId });
      await payments.update({ id: paymentId }, { undoneAt: this.clock.now(), undoneBy: admin.username });
      return this.update(tx, admin, 'undone', before, before.status === 'paid' ? statusBefore : before.status);
    });
  }

  private async lock(tx: Tx, id: string): Promise<InvoiceView> {
    const invoice = await tx.getRepository(Invoice).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!invoice) throw invoiceNotFound();
    return this.invoices.byId(id, tx);
  }

  private async update(
    tx: Tx,
    admin: Admin,
    action: AuditAction,
    before: InvoiceView,
    status: InvoiceStatus,
  ): Promise<InvoiceView> {
    const { id, version } = before;
    await tx.getRepository(Invoice).update({ id }, { status, revision: version + 1, updatedAt: this.clock.now() });
    const after = await this.invoices.byId(id, tx);
    await this.audit.record(tx, admin, action, 'invoice', id, {
      name: after.invoiceNumber,
      changes: changesBetween(before, after, ['status', 'paidAmount']),
    });
    return after;
  }
}
