import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { JobPayloads } from '#src/jobs.js';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { LOGGER } from '#platform/tokens.js';
import {
  type InvoicePdf,
  InvoicePdfs,
  InvoiceQueries,
  InvoiceSettings,
  PdfFailedError,
  SentInvoicePdfs,
} from '../invoices/index.js';
import { MailSender } from './mail-sender.js';
import { invoiceEmail, invoiceReminderEmail } from './templates/invoice-email.js';

/** Sends an invoice to its client, with the PDF attached if it can be made, and keeps that PDF. */
@Injectable()
export class InvoiceMailJobs {
  constructor(
    private readonly mailSender: MailSender,
    private readonly invoices: InvoiceQueries,
    private readonly pdfs: InvoicePdfs,
    private readonly sentPdfs: SentInvoicePdfs,
    private readonly settings: InvoiceSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Does nothing when the client's address was removed after the invoice was sent. Asks for another attempt when the invoice was
   * saved while its PDF was made, because email and PDF would differ.
   */
  @HandlesJob('mail.invoice')
  async invoice({ invoiceId, sendingId }: JobPayloads['mail.invoice']): Promise<boolean> {
    if (await this.mailSender.isSent('invoice', sendingId)) {
      // The worker may have been stopped after the mail server accepted the email.
      await this.sentPdfs.markDelivered(sendingId);
      return false;
    }
    const pdf = await this.pdfOf(invoiceId);
    const [invoice, shop] = await Promise.all([this.invoices.byId(invoiceId), this.settings.shop()]);
    if (invoice.clientEmail === null) return false;
    if (pdf && pdf.revision !== invoice.version) throw new Error('The invoice was saved while its PDF was made');
    if (pdf) await this.sentPdfs.keep(sendingId, invoice.clientEmail, invoice, pdf.bytes);
    const isSent = await this.mailSender.send({
      kind: 'invoice',
      subjectId: sendingId,
      to: invoice.clientEmail,
      replyTo: shop.email,
      content: invoiceEmail(invoice, shop, { hasPdf: pdf !== undefined }),
      ...(pdf ? { attachments: [{ name: pdf.name, bytes: pdf.bytes }] } : {}),
    });
    await this.sentPdfs.markDelivered(sendingId);
    return isSent;
  }

  /** Does nothing when the invoice was paid or cancelled, or its address removed, meanwhile. */
  @HandlesJob('mail.invoice-reminder')
  async reminder({ invoiceId, reminderId }: JobPayloads['mail.invoice-reminder']): Promise<boolean> {
    const [invoice, shop] = await Promise.all([this.invoices.byId(invoiceId), this.settings.shop()]);
    if (invoice.clientEmail === null || invoice.status !== 'sent') return false;
    return this.mailSender.send({
      kind: 'invoice-reminder',
      subjectId: reminderId,
      to: invoice.clientEmail,
      replyTo: shop.email,
      content: invoiceReminderEmail(invoice, shop),
    });
  }

  /** Undefined when the PDF cannot be made: the email lists all items and must not be withheld because of it. */
  private async pdfOf(invoiceId: string): Promise<InvoicePdf | undefined> {
    try {
      return await this.pdfs.findOrRender(invoiceId);
    } catch (error) {
      if (!(error instanceof PdfFailedError)) throw error;
      this.logger.error({ err: error, invoice: invoiceId }, 'an invoice is sent without its PDF');
      return undefined;
    }
  }
}
