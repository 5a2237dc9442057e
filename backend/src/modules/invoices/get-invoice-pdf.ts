import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Jobs } from '#platform/queue/jobs.js';
import { LOGGER } from '#platform/tokens.js';
import { type InvoicePdf, InvoicePdfs } from './invoice-pdfs.js';
import { InvoiceQueries } from './invoice.queries.js';
import { pdfNotReady } from './invoices.errors.js';

const WAIT_MS = 10_000;

/** What the PDF button does: hands out the kept PDF, or has the worker draw it and waits for it. */
@Injectable()
export class GetInvoicePdf {
  constructor(
    private readonly invoices: InvoiceQueries,
    private readonly pdfs: InvoicePdfs,
    private readonly jobs: Jobs,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** 404 unknown invoice, 503 when the worker does not get to it in time; asking again then finds it. */
  async execute(id: string): Promise<InvoicePdf> {
    const kept = await this.pdfs.find(id);
    if (kept) return kept;
    await this.invoices.revision(id);
    try {
      await this.jobs.run('invoice.render', { invoiceId: id }, WAIT_MS);
    } catch (error) {
      this.logger.warn({ err: error, invoice: id }, 'an invoice could not be drawn');
    }
    const drawn = await this.pdfs.find(id);
    if (!drawn) throw pdfNotReady();
    return drawn;
  }
}
