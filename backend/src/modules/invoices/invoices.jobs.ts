import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { JobPayloads } from '#src/jobs.js';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { LOGGER } from '#platform/tokens.js';
import { InvoicePdfs } from './invoice-pdfs.js';
import { PdfFailedError } from './invoices.errors.js';

@Injectable()
export class InvoiceJobs {
  constructor(
    private readonly pdfs: InvoicePdfs,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Returns the name only: the queue stores the result, and a PDF contains personal data. Returns null when the texts of the
   * invoice cannot be drawn, which another attempt would not change.
   */
  @HandlesJob('invoice.render')
  async render({ invoiceId }: JobPayloads['invoice.render']): Promise<string | null> {
    try {
      return (await this.pdfs.findOrRender(invoiceId)).name;
    } catch (error) {
      if (!(error instanceof PdfFailedError)) throw error;
      this.logger.error({ err: error, invoice: invoiceId }, 'an invoice could not be rendered');
      return null;
    }
  }
}
