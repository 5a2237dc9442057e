import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { query } from '#platform/database/sql.js';
import type { Tx } from '#platform/database/transactions.js';
import type { InvoiceFilterDto } from './admin/invoice.dto.js';
import type { InvoiceView } from './invoice.view.js';
import { invoiceNotFound } from './invoices.errors.js';

const ITEMS = `select json_agg(json_build_object(
    'id', item.id, 'invoiceId', item.invoice_id, 'productId', item.product_id, 'productName', item.product_name,
    'customProductName', item.custom_product_name, 'customProductPrice', item.custom_product_price::text, 'quantity', item.quantity,
    'unitPrice', item.unit_price::text, 'totalPrice', item.total_price::text, 'createdAt', item.created_at) order by item.position, item.id)
  from invoice_items item where item.invoice_id = invoices.id`;

const INVOICES = `select id, invoice_number as "invoiceNumber", client_name as "clientName", client_email as "clientEmail",
    client_phone as "clientPhone", subtotal::text as subtotal, tax_amount::text as "taxAmount", total_amount::text as "totalAmount",
    status, notes, created_at as "createdAt", updated_at as "updatedAt", coalesce((${ITEMS}), '[]') as items
  from invoices`;

const FOUND = `($1::text is null or strpos(lower(concat_ws(' ', invoice_number, client_name, client_email, client_phone)), lower($1)) > 0)
  and ($2::text is null or status = $2)`;

@Injectable()
export class InvoiceQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Newest first. */
  list({ search, status }: InvoiceFilterDto): Promise<InvoiceView[]> {
    return query(this.db, `${INVOICES} where ${FOUND} order by created_at desc, invoice_number desc`, [
      search ?? null,
      status ?? null,
    ]);
  }

  /** How often the invoice was saved. Read it before the invoice, so that it is never ahead of what was read. */
  async revision(id: string): Promise<number> {
    const [invoice] = await query<{ revision: number }>(this.db, 'select revision from invoices where id = $1', [id]);
    if (!invoice) throw invoiceNotFound();
    return invoice.revision;
  }

  async byId(id: string, tx?: Tx): Promise<InvoiceView> {
    const [invoice] = await query<InvoiceView>(tx ?? this.db, `${INVOICES} where id = $1`, [id]);
    if (!invoice) throw invoiceNotFound();
    return invoice;
  }
}
