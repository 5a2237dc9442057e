import { Injectable } from '@nestjs/common';
import type { Tx } from '#platform/database/transactions.js';
import { type PricedItems, insertItems } from './invoice-items.js';
import type { InvoiceFieldsDto } from './admin/invoice.dto.js';

export interface NewInvoice {
  id: string;
  fields: InvoiceFieldsDto;
  items: PricedItems;
  now: Date;
}

const WRITE = `with counter as (
    insert into counters (name, value) values ('invoice-' || $2, 1)
    on conflict (name) do update set value = counters.value + 1 returning value::text as count),
  invoice as (
    insert into invoices (id, invoice_number, client_name, client_email, client_phone, status, notes, subtotal, total_amount, created_at, updated_at)
    select $1, 'INV-' || $2 || '-' || lpad(count, greatest(4, length(count)), '0'), $3, $4, $5, $6, $7, $8::numeric, $8::numeric, $9, $9 from counter
    returning id)
  ${insertItems('(select id from invoice)', '$10')}`;

/** The numbers of a year: "INV-2026-0001" and so on, without a gap; the 10,000th has five digits. */
@Injectable()
export class InvoiceNumbers {
  /**
   * Writes an invoice under the next number. The counter's row stays locked until `tx` ends: every other new invoice
   * waits, and a rolled-back one leaves no gap. So it is one statement, and must be the last one of `tx`.
   */
  async insert(tx: Tx, { id, fields, items, now }: NewInvoice): Promise<void> {
    const { clientName, clientEmail, clientPhone, status, notes } = fields;
    const client = [clientName, clientEmail ?? null, clientPhone ?? null, status ?? 'draft', notes ?? null];
    await tx.query(WRITE, [id, String(now.getUTCFullYear()), ...client, items.total, now, JSON.stringify(items.rows)]);
  }
}
