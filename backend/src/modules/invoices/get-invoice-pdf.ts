import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Jobs } from '#platform/queue/jobs.js';
import { LOGGER } from '#platform/tokens.js';
import { type InvoicePdf, InvoicePdfs } from './invoice-pdfs.js';
import { InvoiceQueries } from './invoice.queries.js';
import { pdfFailed, pdfNotReady } from './invoices.errors.js';

const RENDER_TIMEOUT_MS = 10_000;

/** Returns the stored PDF of an invoice, or has a worker render it and waits. */
@Injectable()
export class GetInvoicePdf {
  constructor(
    private readonly invoices: InvoiceQueries,
    private readonly pdfs: InvoicePdfs,
    private readonly jobs: Jobs,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Throws 404 for an unknown invoice, 422 when its texts cannot be drawn, and 503 when the worker is too slow: a later call
   * then finds the PDF.
   */
  async execute(id: string): Promise<InvoicePdf> {
    const stored = await this.pdfs.find(id);
    if (stored) return stored;
    await this.invoices.byId(id);
    const isDrawable = await this.render(id);
    const rendered = await this.pdfs.find(id);
    if (rendered) return rendered;
    throw isDrawable ? pdfNotReady() : pdfFailed();
  }

  /** False when the texts of the invoice cannot be drawn; true when the PDF is there, or will be. */
  private async render(invoiceId: string): Promise<boolean> {
    try {
      const outcome = await this.jobs.run('invoice.render', { invoiceId }, RENDER_TIMEOUT_MS);
      return outcome === 'timeout' || outcome.result !== null;
    } catch (error) {
      this.logger.warn({ err: error, invoice: invoiceId }, 'an invoice could not be rendered');
      return true;
    }
  }
}
