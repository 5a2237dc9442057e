import { Injectable } from '@nestjs/common';
import type { JobPayloads } from '#src/jobs.js';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { InvoicePdfs, InvoiceQueries } from '../invoices/index.js';
import { ShopSettings } from '../settings/index.js';
import { MailSender } from './mail-sender.js';
import { invoiceEmail } from './templates/invoice-email.js';

/** Sends an invoice to its client, with the PDF attached. */
@Injectable()
export class InvoiceMailJobs {
  constructor(
    private readonly mailSender: MailSender,
    private readonly invoices: InvoiceQueries,
    private readonly pdfs: InvoicePdfs,
    private readonly settings: ShopSettings,
  ) {}

  /** Does nothing when the client's address was removed after the invoice was sent. */
  @HandlesJob('mail.invoice')
  async invoice({ invoiceId, sendingId }: JobPayloads['mail.invoice']): Promise<boolean> {
    const [invoice, settings] = await Promise.all([this.invoices.byId(invoiceId), this.settings.current()]);
    if (invoice.clientEmail === null) return false;
    return this.mailSender.send({
      kind: 'invoice',
      subjectId: sendingId,
      to: invoice.clientEmail,
      replyTo: settings.email,
      content: invoiceEmail(invoice, settings),
      attachments: [await this.pdfs.findOrRender(invoiceId)],
    });
  }
}
