import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '#platform/clock.js';
import type { InvoicePdf } from '../invoice-pdfs.js';
import { InvoiceQueries } from '../invoice.queries.js';
import type { InvoiceView } from '../invoice.view.js';
import { sentPdfNotFound } from '../invoices.errors.js';
import { KEEP_SENT_PDF, MARK_DELIVERED, SENT_PDF, SENT_PDFS } from './sent-invoice-pdf.queries.js';
import type { SentInvoiceView } from './sent-invoice.view.js';

/** The PDFs that clients have received, byte for byte, whatever was changed since. */
@Injectable()
export class SentInvoicePdfs {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly invoices: InvoiceQueries,
  ) {}

  /** Call it before the email leaves, so that no PDF reaches a client without being kept. */
  keep(sendingId: string, sentTo: string, { id, totalAmount }: InvoiceView, bytes: Buffer): Promise<unknown> {
    return KEEP_SENT_PDF.execute(this.db, id, sendingId, sentTo, totalAmount, bytes, this.clock.now());
  }

  /** The mail server has accepted the email of this sending. A second call changes nothing. */
  markDelivered(sendingId: string): Promise<unknown> {
    return MARK_DELIVERED.execute(this.db, sendingId, this.clock.now());
  }

  /** Newest first. Throws 404 for an unknown invoice. */
  async list(invoiceId: string): Promise<SentInvoiceView[]> {
    await this.invoices.byId(invoiceId);
    return SENT_PDFS.rows(this.db, invoiceId);
  }

  /** Throws 404 when this invoice has no such PDF. */
  async find(invoiceId: string, id: string): Promise<Pick<InvoicePdf, 'name' | 'bytes'>> {
    const pdf = await SENT_PDF.first(this.db, invoiceId, id);
    if (!pdf) throw sentPdfNotFound();
    return pdf;
  }
}
