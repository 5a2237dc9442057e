import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '../auth/index.js';
import type { SaveInvoiceDto } from './admin/invoice.dto.js';
import { InvoiceItems, type RequestedItem } from './invoice-items.js';
import { InvoiceSettings } from './invoice-shop.js';
import { taxedTotal } from './invoice-totals.js';
import { INSERT_NUMBERED_INVOICE, InvoiceQueries } from './invoice.queries.js';
import type { InvoiceView } from './invoice.view.js';
import { totalTooLarge } from './invoices.errors.js';

interface NewInvoice {
  invoice: Omit<SaveInvoiceDto['invoice'], 'taxAmount'>;
  /** Ignored while the shop collects no sales tax. */
  taxCents: number | null | undefined;
  items: readonly RequestedItem[];
}

/** Saves a new invoice, its items and the audit entry in one transaction. */
@Injectable()
export class CreateInvoice {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly settings: InvoiceSettings,
    private readonly items: InvoiceItems,
    private readonly invoices: InvoiceQueries,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Throws 400 for an unknown product and 422 when the total is too large. The year of the number is that of the shop's time
   * zone. With `copiedFrom`, products that this other invoice names keep their copied names, also deleted ones.
   */
  async execute(admin: Admin, { invoice, taxCents: givenTax, items }: NewInvoice, copiedFrom?: string): Promise<InvoiceView> {
    const id = randomUUID();
    // Before the transaction: reading the settings may need another connection.
    const { now, day, dueOn, collectsTax } = await this.settings.today();
    const taxCents = (collectsTax && givenTax) || 0;
    await inTransaction(this.db, async (tx) => {
      const { rows, subtotalCents } = await this.items.price(tx, items, copiedFrom);
      const totalCents = taxedTotal(subtotalCents, taxCents);
      if (totalCents === undefined) throw totalTooLarge();
      await this.audit.record(tx, admin, 'created', 'invoice', id, { totalCents });
      await INSERT_NUMBERED_INVOICE.execute(
        tx,
        id,
        day.slice(0, 4),
        invoice.clientName,
        invoice.clientEmail ?? null,
        invoice.clientPhone ?? null,
        invoice.status ?? 'draft',
        invoice.notes ?? null,
        subtotalCents,
        now,
        JSON.stringify(rows),
        invoice.dueOn === undefined ? dueOn : invoice.dueOn,
        taxCents,
      );
    });
    return this.invoices.byId(id);
  }
}
