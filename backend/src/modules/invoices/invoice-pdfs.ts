import { Injectable } from '@nestjs/common';
import { ShopSettings } from '../settings/index.js';
import { drawInvoice } from './draw-invoice.js';
import { InvoiceReads } from './invoice-reads.js';

export interface InvoicePdf {
  /** "INV-2026-0001.pdf" */
  name: string;
  bytes: Buffer;
}

/** Invoices on paper. */
@Injectable()
export class InvoicePdfs {
  constructor(
    private readonly reads: InvoiceReads,
    private readonly settings: ShopSettings,
  ) {}

  async of(id: string): Promise<InvoicePdf> {
    const [invoice, shop] = await Promise.all([this.reads.invoice(id), this.settings.current()]);
    return { name: `${invoice.invoiceNumber}.pdf`, bytes: await drawInvoice(invoice, shop) };
  }
}
