import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In } from 'typeorm';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { type Admin, AuditLog, changesBetween } from '../auth/index.js';
import type { ChangeInvoiceDto, ChangeInvoiceFieldsDto } from './admin/invoice.dto.js';
import { InvoiceItems } from './invoice-items.js';
import { Invoice } from './invoice.entity.js';
import { InvoiceSettings } from './invoice-shop.js';
import { taxedTotal } from './invoice-totals.js';
import { InvoiceQueries, UPDATE_TOTALS } from './invoice.queries.js';
import { type InvoiceView, recordedInvoice } from './invoice.view.js';
import { editConflict, invoiceNotFound, totalBelowPaid, totalTooLarge } from './invoices.errors.js';

/** Saves a change of an invoice, its items and the audit entry in one transaction. */
@Injectable()
export class UpdateInvoice {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly settings: InvoiceSettings,
    private readonly items: InvoiceItems,
    private readonly invoices: InvoiceQueries,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Fields and items that are not sent stay unchanged; 409 when someone has saved since `version`. The first statement
   * locks the invoice until the transaction ends.
   */
  async execute(admin: Admin, id: string, { version, invoice, taxCents, items }: ChangeInvoiceDto): Promise<InvoiceView> {
    // Before the transaction: reading the settings may need another connection.
    const { now, collectsTax } = await this.settings.today();
    return inTransaction(this.db, async (tx) => {
      const before = await tx.getRepository(Invoice).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!before) throw invoiceNotFound();
      if (version !== undefined && version !== before.revision) throw editConflict(await this.invoices.byId(id, tx));
      await tx.getRepository(Invoice).update(
        { id },
        {
          ...sentFields(invoice ?? {}),
          revision: () => 'revision + 1',
          updatedAt: now,
        },
      );
      const priced = items && (await this.items.price(tx, items, id));
      if (priced) await this.items.replace(tx, id, priced);
      const totalCents = await this.updateTotals(tx, before, priced?.subtotalCents, collectsTax ? taxCents : undefined);
      if (totalCents !== before.totalCents) await this.settle(tx, id, totalCents);
      const after = await this.invoices.byId(id, tx);
      await this.audit.record(tx, admin, 'updated', 'invoice', id, {
        name: after.invoiceNumber,
        changes: changesBetween(recordedInvoice(before), after, ['status', 'totalAmount']),
      });
      return after;
    });
  }

  /** Returns the total. Throws 422 for one that is too large. Null is no tax; what is undefined stays. */
  private async updateTotals(tx: Tx, before: Invoice, subtotal = before.subtotalCents, tax?: number | null): Promise<number> {
    const taxCents = tax === undefined ? before.taxCents : (tax ?? 0);
    const totalCents = taxedTotal(subtotal, taxCents);
    if (totalCents === undefined) throw totalTooLarge();
    if (subtotal !== before.subtotalCents || taxCents !== before.taxCents)
      await UPDATE_TOTALS.execute(tx, before.id, subtotal, taxCents);
    return totalCents;
  }

  /**
   * A changed total that the client's payments reach makes the invoice paid, as a payment does. Throws 422 for one that is less
   * than what was paid.
   */
  private async settle(tx: Tx, id: string, totalCents: number): Promise<void> {
    const { paidCents } = await this.invoices.money(tx, id);
    if (paidCents > totalCents) throw totalBelowPaid(paidCents);
    if (paidCents === 0 || paidCents < totalCents) return;
    await tx.getRepository(Invoice).update({ id, status: In(['draft', 'sent']) }, { status: 'paid' });
  }
}

/** Named one by one, so that no other property of the request reaches the entity. */
function sentFields(fields: ChangeInvoiceFieldsDto): Partial<Invoice> {
  const { clientName, clientEmail, clientPhone, status, notes, dueOn } = fields;
  return {
    ...(clientName === undefined ? {} : { clientName }),
    ...(clientEmail === undefined ? {} : { clientEmail }),
    ...(clientPhone === undefined ? {} : { clientPhone }),
    ...(status === undefined ? {} : { status }),
    ...(notes === undefined ? {} : { notes }),
    ...(dueOn === undefined ? {} : { dueOn }),
  };
}
