import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ShopSettings } from '../settings/index.js';
import { CURRENT_PDF, InvoiceQueries, SAVE_PDF } from './invoice.queries.js';
import { PdfFailedError } from './invoices.errors.js';
import { renderInvoicePdf } from './render-invoice-pdf.js';

export interface InvoicePdf {
  /** "INV-2026-0001.pdf" */
  name: string;
  bytes: Buffer;
}

/** The PDFs of invoices, rendered once per revision and stored. */
@Injectable()
export class InvoicePdfs {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly invoices: InvoiceQueries,
    private readonly settings: ShopSettings,
  ) {}

  /** The stored PDF of the invoice's current revision, if there is one. */
  find(id: string): Promise<InvoicePdf | undefined> {
    return CURRENT_PDF.first(this.db, id);
  }

  /** Call it in a worker only: rendering takes processor time. Throws 404 for an unknown invoice, PdfFailedError when its texts cannot be drawn. */
  async findOrRender(id: string): Promise<InvoicePdf> {
    const stored = await this.find(id);
    if (stored) return stored;
    const revision = await this.invoices.revision(id);
    const shop = await this.settings.current();
    const invoice = await this.invoices.byId(id);
    const bytes = await renderInvoicePdf(invoice, shop).catch((error: unknown) => {
      throw new PdfFailedError(id, error);
    });
    await SAVE_PDF.execute(this.db, id, revision, bytes);
    return { name: `${invoice.invoiceNumber}.pdf`, bytes };
  }
}
