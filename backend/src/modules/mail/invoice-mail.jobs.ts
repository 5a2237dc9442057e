import { Injectable } from '@nestjs/common';
import type { JobPayloads } from '#src/jobs.js';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { InvoicePdfs, InvoiceQueries } from '../invoices/index.js';
import { ShopSettings } from '../settings/index.js';
import { invoiceEmail } from './templates/invoice-email.js';
import { MailSender } from './mail-sender.js';

/** Sends an invoice to its client: the lines in the letter, and the printed form with it. */
@Injectable()
export class InvoiceMailJobs {
  constructor(
    private readonly sender: MailSender,
    private readonly invoices: InvoiceQueries,
    private readonly pdfs: InvoicePdfs,
    private readonly settings: ShopSettings,
  ) {}

  /** An invoice whose client lost its address since it was sent has nowhere to go. */
  @HandlesJob('mail.invoice')
  async invoice({ invoiceId, sendingId }: JobPayloads['mail.invoice']): Promise<boolean> {
    const [invoice, settings] = await Promise.all([this.invoices.byId(invoiceId), this.settings.current()]);
    if (invoice.clientEmail === null) return false;
    return this.sender.send({
      kind: 'invoice',
      subjectId: sendingId,
      to: invoice.clientEmail,
      replyTo: settings.email,
      content: invoiceEmail(invoice, settings),
      attachments: [await this.pdfs.findOrRender(invoiceId)],
    });
  }
}
