import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { query } from '#platform/database/sql.js';
import { ShopSettings } from '../settings/index.js';
import { renderInvoicePdf } from './render-invoice-pdf.js';
import { InvoiceQueries } from './invoice.queries.js';

export interface InvoicePdf {
  /** "INV-2026-0001.pdf" */
  name: string;
  bytes: Buffer;
}

const KEPT = `select i.invoice_number || '.pdf' as name, pdf.bytes
  from invoices i join invoice_pdfs pdf on pdf.invoice_id = i.id and pdf.revision = i.revision where i.id = $1`;

/** A slower drawing of an older revision never replaces a newer one. */
const KEEP = `insert into invoice_pdfs (invoice_id, revision, bytes) values ($1, $2, $3)
  on conflict (invoice_id) do update set revision = excluded.revision, bytes = excluded.bytes, created_at = now()
    where invoice_pdfs.revision <= excluded.revision`;

/** Invoices on paper, drawn once a revision. */
@Injectable()
export class InvoicePdfs {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly invoices: InvoiceQueries,
    private readonly settings: ShopSettings,
  ) {}

  /** The printed form of the invoice as it is now, when there is one. */
  async find(id: string): Promise<InvoicePdf | undefined> {
    const [pdf] = await query<InvoicePdf>(this.db, KEPT, [id]);
    return pdf;
  }

  /** The printed form of the invoice as it is now, drawn when needed: for the worker. 404 unknown invoice. */
  async findOrRender(id: string): Promise<InvoicePdf> {
    const kept = await this.find(id);
    if (kept) return kept;
    const [revision, shop] = [await this.invoices.revision(id), await this.settings.current()];
    const invoice = await this.invoices.byId(id);
    const bytes = await renderInvoicePdf(invoice, shop);
    await this.db.query(KEEP, [id, revision, bytes]);
    return { name: `${invoice.invoiceNumber}.pdf`, bytes };
  }
}
