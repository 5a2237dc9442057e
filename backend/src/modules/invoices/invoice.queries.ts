import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { incrementCounter } from '#platform/database/counter.sql.js';
import { defineQuery } from '#platform/database/define-query.js';
import type { Tx } from '#platform/database/transactions.js';
import { dollarsOf } from '#platform/money/money.sql.js';
import { isPlain, loadPrintFonts } from '#platform/pdf/print-fonts.js';
import type { InvoiceFilterDto, InvoicePageDto } from './admin/invoice-filter.dto.js';
import type { InvoiceStatus } from './invoice.entity.js';
import { BY_ID, MONEY_OF_INVOICE, PAGES, type StoredInvoice, SUMMARY } from './invoice-pages.queries.js';
import { InvoiceSettings } from './invoice-shop.js';
import type { InvoiceSort } from './invoice-sorts.sql.js';
import type { InvoicePageView, InvoiceSummaryView, InvoiceView } from './invoice.view.js';
import { invoiceNotFound } from './invoices.errors.js';
import { itemName } from './invoice-format.js';

/** For clients that read the bare list; the screen reads pages. */
const MAX_LISTED = 1_000;
const PAGE_SIZE = 24;

/** Inserts items, given as JSON in their order; `invoiceId` and `json` are SQL expressions. */
const insertItems = (invoiceId: string, json: string): string => `insert into invoice_items
    (invoice_id, position, product_id, product_name, size, custom_product_name, custom_product_price, quantity, unit_price, total_price)
  select ${invoiceId}, row.position - 1, row."productId", row."productName", row.size, row."customProductName",
    ${dollarsOf('row."customPriceCents"')}, row.quantity, ${dollarsOf('row."unitPriceCents"')}, ${dollarsOf('row."totalPriceCents"')}
  from rows from (jsonb_to_recordset(${json}::jsonb) as ("productId" uuid, "productName" text, size text,
    "customProductName" text, "customPriceCents" bigint, quantity integer, "unitPriceCents" bigint, "totalPriceCents" bigint))
    with ordinality as row("productId", "productName", size, "customProductName", "customPriceCents", quantity, "unitPriceCents",
      "totalPriceCents", position)`;

/** Subtotal, tax and their sum; `subtotal` and `tax` are SQL expressions in cents. */
const totalsOf = (subtotal: string, tax: string): string[] => [subtotal, tax, `(${subtotal} + ${tax})`].map(dollarsOf);

export const INSERT_ITEMS = defineQuery<[invoiceId: string, items: string]>({
  name: 'invoices.insert-items',
  text: insertItems('$1::uuid', '$2'),
});

export const UPDATE_TOTALS = defineQuery<[invoiceId: string, subtotalCents: number, taxCents: number]>({
  name: 'invoices.update-totals',
  text: `update invoices set (subtotal, tax_amount, total_amount) = row(${totalsOf('$2::bigint', '$3::bigint').join(', ')}) where id = $1`,
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
    subtotalCents: number,
    now: Date,
    items: string,
    dueOn: string | null,
    taxCents: number,
  ]
>({
  name: 'invoices.insert-numbered',
  text: `with counter as (
      ${incrementCounter("'invoice-' || $2")}),
    invoice as (
      insert into invoices (id, invoice_number, client_name, client_email, client_phone, status, notes, due_on, subtotal, tax_amount, total_amount,
        created_at, updated_at)
      select $1, 'INV-' || $2 || '-' || lpad(count, greatest(4, length(count)), '0'), $3, $4, $5, $6, $7, $11::date,
        ${totalsOf('$8::bigint', '$12::bigint').join(', ')}, $9, $9 from counter
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
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly settings: InvoiceSettings,
  ) {}

  /** Newest first. */
  async list(filter: InvoiceFilterDto): Promise<InvoiceView[]> {
    return withUnprintable(await this.rows(filter, 'issued-desc', null, MAX_LISTED));
  }

  /** `next` is null on the last page. */
  async page({ after, sort, ...filter }: InvoicePageDto): Promise<InvoicePageView> {
    const rows = await this.rows(filter, sort ?? 'issued-desc', after ?? null, PAGE_SIZE + 1);
    const invoices = await withUnprintable(rows.slice(0, PAGE_SIZE));
    return { invoices, next: rows.length > PAGE_SIZE ? (invoices.at(-1)?.id ?? null) : null };
  }

  async summary(): Promise<InvoiceSummaryView> {
    const { day } = await this.settings.today();
    const [summary] = await SUMMARY.rows(this.db, day);
    if (!summary) throw new Error('The sums of the invoices are missing');
    return summary;
  }

  /** Throws 404 for an unknown invoice. */
  async byId(id: string, tx?: Tx): Promise<InvoiceView> {
    const [invoice] = await withUnprintable(await BY_ID.rows(tx ?? this.db, id));
    if (!invoice) throw invoiceNotFound();
    return invoice;
  }

  /** What the client has paid by payments, and what is due. Throws 404 for an unknown invoice. */
  async money(tx: Tx, id: string): Promise<{ paidCents: number; balanceCents: number }> {
    const money = await MONEY_OF_INVOICE.first(tx, id);
    if (!money) throw invoiceNotFound();
    return money;
  }

  private async rows(
    { search, status }: InvoiceFilterDto,
    sort: InvoiceSort,
    after: string | null,
    limit: number,
  ): Promise<StoredInvoice[]> {
    const isOverdue = status === 'overdue';
    const overdueOn = isOverdue ? (await this.settings.today()).day : null;
    return PAGES[sort].rows(this.db, search ?? null, isOverdue ? null : (status ?? null), after, limit, overdueOn);
  }
}
