import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { InvoiceSettings, printedSettings } from './invoice-shop.js';
import { CURRENT_PDF, InvoiceQueries, SAVE_PDF } from './invoice.queries.js';
import { PdfFailedError } from './invoices.errors.js';
import { renderInvoicePdf } from './pdf/render-invoice-pdf.js';

export interface InvoicePdf {
  /** "INV-2026-0001.pdf" */
  name: string;
  bytes: Buffer;
  /** The version of the invoice that it shows. */
  revision: number;
}

/** The PDFs of invoices, rendered once per revision and stored, and again when the shop's printed settings have changed. */
@Injectable()
export class InvoicePdfs {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly invoices: InvoiceQueries,
    private readonly settings: InvoiceSettings,
  ) {}

  /** The stored PDF of the invoice's current revision with the current settings, if there is one. */
  async find(id: string): Promise<InvoicePdf | undefined> {
    return CURRENT_PDF.first(this.db, id, printedSettings(await this.settings.shop()));
  }

  /** Call it in a worker only: rendering takes processor time. Throws 404 for an unknown invoice, PdfFailedError when its texts cannot be drawn. */
  async findOrRender(id: string): Promise<InvoicePdf> {
    const shop = await this.settings.shop();
    const printed = printedSettings(shop);
    const stored = await CURRENT_PDF.first(this.db, id, printed);
    if (stored) return stored;
    const invoice = await this.invoices.byId(id);
    const bytes = await renderInvoicePdf(invoice, shop).catch((error: unknown) => {
      throw new PdfFailedError(id, error);
    });
    await SAVE_PDF.execute(this.db, id, invoice.version, bytes, printed);
    return { name: `${invoice.invoiceNumber}.pdf`, bytes, revision: invoice.version };
  }
}
