import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { JobPayloads } from '#src/jobs.js';
import type { MailAttachment } from '#platform/mail/mail-transport.js';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { LOGGER } from '#platform/tokens.js';
import { InvoicePdfs, InvoiceQueries, PdfFailedError } from '../invoices/index.js';
import { ShopSettings } from '../settings/index.js';
import { MailSender } from './mail-sender.js';
import { invoiceEmail } from './templates/invoice-email.js';

/** Sends an invoice to its client, with the PDF attached if it can be made. */
@Injectable()
export class InvoiceMailJobs {
  constructor(
    private readonly mailSender: MailSender,
    private readonly invoices: InvoiceQueries,
    private readonly pdfs: InvoicePdfs,
    private readonly settings: ShopSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Does nothing when the client's address was removed after the invoice was sent. */
  @HandlesJob('mail.invoice')
  async invoice({ invoiceId, sendingId }: JobPayloads['mail.invoice']): Promise<boolean> {
    const [invoice, settings] = await Promise.all([this.invoices.byId(invoiceId), this.settings.current()]);
    if (invoice.clientEmail === null) return false;
    const pdf = await this.pdfOf(invoiceId);
    return this.mailSender.send({
      kind: 'invoice',
      subjectId: sendingId,
      to: invoice.clientEmail,
      replyTo: settings.email,
      content: invoiceEmail(invoice, settings, { hasPdf: pdf !== undefined }),
      ...(pdf ? { attachments: [pdf] } : {}),
    });
  }

  /** Undefined when the PDF cannot be made: the email lists all items and must not be withheld because of it. */
  private async pdfOf(invoiceId: string): Promise<MailAttachment | undefined> {
    try {
      return await this.pdfs.findOrRender(invoiceId);
    } catch (error) {
      if (!(error instanceof PdfFailedError)) throw error;
      this.logger.error({ err: error, invoice: invoiceId }, 'an invoice is sent without its PDF');
      return undefined;
    }
  }
}
