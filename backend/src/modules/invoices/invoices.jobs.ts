import { Injectable } from '@nestjs/common';
import type { JobPayloads } from '#src/jobs.js';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { InvoicePdfs } from './invoice-pdfs.js';

@Injectable()
export class InvoiceJobs {
  constructor(private readonly pdfs: InvoicePdfs) {}

  /** Returns the name only: the queue stores the result, and a PDF contains personal data. */
  @HandlesJob('invoice.render')
  async render({ invoiceId }: JobPayloads['invoice.render']): Promise<string> {
    const { name } = await this.pdfs.findOrRender(invoiceId);
    return name;
  }
}
