import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { incrementCounter } from '#platform/database/counter.sql.js';
import { defineQuery } from '#platform/database/define-query.js';
import type { Tx } from '#platform/database/transactions.js';
import type { InvoiceFilterDto, InvoicePageDto } from './admin/invoice.dto.js';
import type { InvoiceStatus } from './invoice.entity.js';
import type { InvoicePageView, InvoiceView } from './invoice.view.js';
import { invoiceNotFound } from './invoices.errors.js';
import { itemName } from './invoice-format.js';
import { isPlain, loadPrintFonts } from './pdf/print-fonts.js';

const ITEMS = `select json_agg(json_build_object(
    'id', item.id, 'invoiceId', item.invoice_id, 'productId', item.product_id, 'productName', item.product_name,
    'customProductName', item.custom_product_name, 'customProductPrice', item.custom_product_price::text, 'quantity', item.quantity,
    'unitPrice', item.unit_price::text, 'totalPrice', item.total_price::text, 'createdAt', item.created_at) order by item.position, item.id)
  from invoice_items item where item.invoice_id = invoices.id`;

const SELECT_INVOICES = `select id, invoice_number as "invoiceNumber", client_name as "clientName", client_email as "clientEmail",
    client_phone as "clientPhone", subtotal::text as subtotal, tax_amount::text as "taxAmount", total_amount::text as "totalAmount",
    status, notes, due_on::text as "dueOn", sent_total::text as "sentTotal", sent_at as "sentAt", created_at as "createdAt", updated_at as "updatedAt", revision as version,
    coalesce((${ITEMS}), '[]') as items
  from invoices`;

const INVOICE_COLUMNS = {
  id: 'uuid',
  invoiceNumber: 'text',
  clientName: 'text',
  clientEmail: 'text',
  clientPhone: 'text',
  subtotal: 'text',
  taxAmount: 'text',
  totalAmount: 'text',
  status: 'text',
  notes: 'text',
  dueOn: 'text',
  sentTotal: 'text',
  sentAt: 'timestamptz',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
  version: 'integer',
  items: 'json',
} as const;

/** For clients that read the bare list; the screen reads pages. */
const MAX_LISTED = 1_000;
const PAGE_SIZE = 24;

type StoredInvoice = Omit<InvoiceView, 'unprintable'>;
type PageParameters = [search: string | null, status: InvoiceStatus | null, after: string | null, limit: number];

const PAGE = defineQuery<PageParameters, StoredInvoice>({
  name: 'invoices.page',
  text: `${SELECT_INVOICES}
    where ($1::text is null or folded_text($1) <> ''
        and strpos(folded_text(concat_ws(' ', invoice_number, client_name, client_email, client_phone)), folded_text($1)) > 0)
      and ($2::text is null or status = $2)
      and ($3::uuid is null or (created_at, invoice_number) < (select created_at, invoice_number from invoices where id = $3))
    order by created_at desc, invoice_number desc limit $4`,
  columns: INVOICE_COLUMNS,
});

const BY_ID = defineQuery<[id: string], StoredInvoice>({
  name: 'invoices.by-id',
  text: `${SELECT_INVOICES} where id = $1`,
  columns: INVOICE_COLUMNS,
});

/** Inserts items, given as JSON in their order; `invoiceId` and `json` are SQL expressions. */
const insertItems = (invoiceId: string, json: string): string => `insert into invoice_items
    (invoice_id, position, product_id, product_name, custom_product_name, custom_product_price, quantity, unit_price, total_price)
  select ${invoiceId}, row.position - 1, row."productId", row."productName", row."customProductName", row."customProductPrice",
    row.quantity, row."unitPrice", row."totalPrice"
  from rows from (jsonb_to_recordset(${json}::jsonb) as ("productId" uuid, "productName" text, "customProductName" text,
    "customProductPrice" numeric, quantity integer, "unitPrice" numeric, "totalPrice" numeric))
    with ordinality as row("productId", "productName", "customProductName", "customProductPrice", quantity, "unitPrice", "totalPrice", position)`;

export const INSERT_ITEMS = defineQuery<[invoiceId: string, items: string]>({
  name: 'invoices.insert-items',
  text: insertItems('$1::uuid', '$2'),
});

export const UPDATE_TOTAL = defineQuery<[invoiceId: string, subtotal: string]>({
  name: 'invoices.update-total',
  text: 'update invoices set subtotal = $2::numeric, total_amount = $2::numeric + tax_amount where id = $1',
});

/**
 * Inserts an invoice with the next number of its year: "INV-2026-0001" and so on; the 10,000th has five digits. The row of the
 * counter stays locked until the transaction ends, so all other new invoices wait and a rollback leaves no gap. That is why it
 * is one statement, and the last one of its transaction.
 */
export const INSERT_NUMBERED_INVOICE = defineQuery<
  [
    id: string,
    year: string,
    clientName: string,
    clientEmail: string | null,
    clientPhone: string | null,
    status: InvoiceStatus,
    notes: string | null,
    total: string,
    now: Date,
    items: string,
    dueOn: string | null,
  ]
>({
  name: 'invoices.insert-numbered',
  text: `with counter as (
      ${incrementCounter("'invoice-' || $2")}),
    invoice as (
      insert into invoices (id, invoice_number, client_name, client_email, client_phone, status, notes, due_on, subtotal, total_amount, created_at, updated_at)
      select $1, 'INV-' || $2 || '-' || lpad(count, greatest(4, length(count)), '0'), $3, $4, $5, $6, $7, $11::date, $8::numeric, $8::numeric, $9, $9 from counter
      returning id)
    ${insertItems('(select id from invoice)', '$10')}`,
});

/** The names that the invoice's items copied from products. */
export const COPIED_PRODUCT_NAMES = defineQuery<[invoiceId: string], { id: string; name: string }>({
  name: 'invoices.copied-product-names',
  text: `select product_id as id, product_name as name from invoice_items
    where invoice_id = $1 and product_id is not null and product_name is not null`,
  columns: { id: 'uuid', name: 'text' },
});

/** `settings` names the shop's settings of today, see `InvoicePdfFile.printedSettings`. */
export const CURRENT_PDF = defineQuery<[invoiceId: string, settings: string], { name: string; bytes: Buffer; revision: number }>({
  name: 'invoices.current-pdf',
  text: `select invoice.invoice_number || '.pdf' as name, pdf.bytes, pdf.revision
    from invoices invoice join invoice_pdfs pdf on pdf.invoice_id = invoice.id and pdf.revision = invoice.revision
    where invoice.id = $1 and pdf.printed_settings = $2 || ':' || pdf.revision`,
  columns: { name: 'text', bytes: 'bytea', revision: 'integer' },
});

/** A slow rendering of an older revision never replaces a newer one. */
export const SAVE_PDF = defineQuery<[invoiceId: string, revision: number, bytes: Buffer, settings: string]>({
  name: 'invoices.save-pdf',
  text: `insert into invoice_pdfs (invoice_id, revision, bytes, printed_settings) values ($1, $2, $3, $4 || ':' || $2::integer)
    on conflict (invoice_id) do update
      set revision = excluded.revision, bytes = excluded.bytes, printed_settings = excluded.printed_settings, created_at = now()
      where invoice_pdfs.revision <= excluded.revision`,
});

/** Adds what the PDFs of the invoices leave out. */
async function withUnprintable(invoices: readonly StoredInvoice[]): Promise<InvoiceView[]> {
  const texts = invoices.map(({ clientName, clientEmail, clientPhone, notes, items }) =>
    [clientName, clientEmail, clientPhone, notes, ...items.map(itemName)].join('\n'),
  );
  const fonts = texts.every(isPlain) ? undefined : await loadPrintFonts();
  return invoices.map((invoice, index) => ({ ...invoice, unprintable: fonts?.unprintable(texts[index] ?? '') ?? [] }));
}

@Injectable()
export class InvoiceQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Newest first. */
  async list({ search, status }: InvoiceFilterDto): Promise<InvoiceView[]> {
    return withUnprintable(await PAGE.rows(this.db, search ?? null, status ?? null, null, MAX_LISTED));
  }

  /** Newest first; `next` is null on the last page. */
  async page({ search, status, after }: InvoicePageDto): Promise<InvoicePageView> {
    const rows = await PAGE.rows(this.db, search ?? null, status ?? null, after ?? null, PAGE_SIZE + 1);
    const invoices = await withUnprintable(rows.slice(0, PAGE_SIZE));
    return { invoices, next: rows.length > PAGE_SIZE ? (invoices.at(-1)?.id ?? null) : null };
  }

  /** Throws 404 for an unknown invoice. */
  async byId(id: string, tx?: Tx): Promise<InvoiceView> {
    const [invoice] = await withUnprintable(await BY_ID.rows(tx ?? this.db, id));
    if (!invoice) throw invoiceNotFound();
    return invoice;
  }
}
