import { fromCents, toCents } from '@shop/contract/money';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { type Admin, AuditLog, changesBetween } from '../auth/index.js';
import type { ChangeInvoiceDto, ChangeInvoiceFieldsDto } from './admin/invoice.dto.js';
import { InvoiceItems } from './invoice-items.js';
import { Invoice } from './invoice.entity.js';
import { InvoiceSettings } from './invoice-shop.js';
import { taxedTotal } from './invoice-totals.js';
import { InvoiceQueries, UPDATE_TOTALS } from './invoice.queries.js';
import { sumOfPayments } from './payments/sum-of-payments.js';
import type { InvoiceView } from './invoice.view.js';
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
  async execute(admin: Admin, id: string, { version, invoice, items }: ChangeInvoiceDto): Promise<InvoiceView> {
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
      await this.updateTotals(tx, before, priced?.subtotal, collectsTax ? invoice?.taxAmount : undefined);
      const after = await this.settled(tx, before, await this.invoices.byId(id, tx));
      await this.audit.record(tx, admin, 'updated', 'invoice', id, {
        name: after.invoiceNumber,
        changes: changesBetween(before, after, ['status', 'totalAmount']),
      });
      return after;
    });
  }

  /** Throws 422 for a total that is too large. Null is no tax; what is undefined stays. */
  private async updateTotals(tx: Tx, before: Invoice, subtotal = before.subtotal, tax?: string | null): Promise<void> {
    const taxAmount = tax === undefined ? before.taxAmount : (tax ?? '0.00');
    if (subtotal === before.subtotal && taxAmount === before.taxAmount) return;
    if (taxedTotal(subtotal, taxAmount) === undefined) throw totalTooLarge();
    await UPDATE_TOTALS.execute(tx, before.id, subtotal, taxAmount);
  }

  /**
   * A changed total that the client's payments reach makes the invoice paid, as a payment does. Throws 422 for one that is less
   * than what was paid.
   */
  private async settled(tx: Tx, before: Pick<Invoice, 'totalAmount'>, after: InvoiceView): Promise<InvoiceView> {
    if (after.totalAmount === before.totalAmount) return after;
    const paid = sumOfPayments(after);
    if (paid > toCents(after.totalAmount)) throw totalBelowPaid(fromCents(paid));
    const isOpen = after.status === 'draft' || after.status === 'sent';
    if (!isOpen || paid === 0 || paid < toCents(after.totalAmount)) return after;
    await tx.getRepository(Invoice).update({ id: after.id }, { status: 'paid' });
    return this.invoices.byId(after.id, tx);
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
