import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Jobs } from '#platform/queue/jobs.js';
import { LOGGER } from '#platform/tokens.js';
import { type InvoicePdf, InvoicePdfs } from './invoice-pdfs.js';
import { InvoiceQueries } from './invoice.queries.js';
import { pdfNotReady } from './invoices.errors.js';

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

  /** Throws 404 for an unknown invoice and 503 when the worker is too slow; a later call then finds the PDF. */
  async execute(id: string): Promise<InvoicePdf> {
    const stored = await this.pdfs.find(id);
    if (stored) return stored;
    await this.invoices.revision(id);
    try {
      await this.jobs.run('invoice.render', { invoiceId: id }, RENDER_TIMEOUT_MS);
    } catch (error) {
      this.logger.warn({ err: error, invoice: id }, 'an invoice could not be rendered');
    }
    const rendered = await this.pdfs.find(id);
    if (!rendered) throw pdfNotReady();
    return rendered;
  }
}
