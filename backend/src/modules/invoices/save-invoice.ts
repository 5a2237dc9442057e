import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '#platform/clock.js';
import { queryReturning } from '#platform/database/sql.js';
import { inTransaction } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '../auth/index.js';
import { InvoiceItems } from './invoice-items.js';
import { InvoiceQueries } from './invoice.queries.js';
import { InvoiceNumbers } from './invoice-numbers.js';
import type { ChangeInvoiceDto, SaveInvoiceDto } from './admin/invoice.dto.js';
import type { InvoiceView } from './invoice.view.js';
import { invoiceNotFound } from './invoices.errors.js';

const TOTAL = 'update invoices set subtotal = $2::numeric, total_amount = $2::numeric + tax_amount where id = $1';

/** What the invoice form's button does: the invoice, its items and the audit row are saved together or not at all. */
@Injectable()
export class SaveInvoice {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly series: InvoiceNumbers,
    private readonly items: InvoiceItems,
    private readonly reads: InvoiceQueries,
    private readonly audit: AuditLog,
  ) {}

  /** 400 unknown product, 422 total too large. The year of the number is the UTC year of its creation. */
  async create(admin: Admin, { invoice, items }: SaveInvoiceDto): Promise<InvoiceView> {
    const id = randomUUID();
    await inTransaction(this.db, async (tx) => {
      const counted = await this.items.price(tx, items);
      await this.audit.record(tx, admin, 'created', 'invoice', id, { total: counted.total });
      await this.series.insert(tx, { id, fields: invoice, items: counted, now: this.clock.now() });
    });
    return this.reads.byId(id);
  }

  /** Fields and items that are not sent stay. Two changes at once happen one after the other. */
  update(admin: Admin, id: string, { invoice, items }: ChangeInvoiceDto): Promise<InvoiceView> {
    const { columns, values } = changed(invoice ?? {});
    return inTransaction(this.db, async (tx) => {
      const assignments = [...columns, 'updated_at'].map((column, index) => `${column} = $${index + 2}`);
      const found = await queryReturning(
        tx,
        `update invoices set revision = revision + 1, ${assignments.join(', ')} where id = $1 returning id`,
        [id, ...values, this.clock.now()],
      );
      if (found.length === 0) throw invoiceNotFound();
      if (items) {
        const counted = await this.items.price(tx, items, id);
        await this.items.replace(tx, id, counted);
        await tx.query(TOTAL, [id, counted.total]);
      }
      const after = await this.reads.byId(id, tx);
      await this.audit.record(tx, admin, 'updated', 'invoice', id, {
        number: after.invoiceNumber,
        status: after.status,
        total: after.totalAmount,
      });
      return after;
    });
  }
}

const COLUMNS = {
  clientName: 'client_name',
  clientEmail: 'client_email',
  clientPhone: 'client_phone',
  status: 'status',
  notes: 'notes',
} as const;

/** The columns of the fields that were sent, by a fixed list: no name from outside reaches the statement. */
function changed(fields: Partial<Record<keyof typeof COLUMNS, unknown>>): { columns: string[]; values: unknown[] } {
  const sent = (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).filter((field) => fields[field] !== undefined);
  return { columns: sent.map((field) => COLUMNS[field]), values: sent.map((field) => fields[field]) };
}
