import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { SettingsModule } from '../settings/index.js';
import { InvoicePdfsController } from './admin/invoice-pdfs.controller.js';
import { InvoicesController } from './admin/invoices.controller.js';
import { ClientInvoices } from './client-invoices.queries.js';
import { CreateInvoice } from './create-invoice.js';
import { DuplicateInvoice } from './duplicate-invoice.js';
import { GetInvoicePdf } from './get-invoice-pdf.js';
import { InvoiceItems } from './invoice-items.js';
import { InvoiceSettings } from './invoice-shop.js';
import { InvoicePdfs } from './invoice-pdfs.js';
import { InvoiceQueries } from './invoice.queries.js';
import { InvoiceJobs } from './invoices.jobs.js';
import { InvoicePaymentsController } from './admin/invoice-payments.controller.js';
import { InvoicePayments } from './payments/invoice-payments.js';
import { RemindClient } from './remind-client.js';
import { SentInvoicePdfs } from './sent/sent-invoice-pdfs.js';
import { SendInvoice } from './send-invoice.js';
import { UpdateInvoice } from './update-invoice.js';
import { InvoicesSource } from './today/invoices-source.js';

@Module({
  imports: [CatalogModule, SettingsModule],
  controllers: [InvoicesController, InvoicePdfsController, InvoicePaymentsController],
  providers: [
    ClientInvoices,
    CreateInvoice,
    DuplicateInvoice,
    GetInvoicePdf,
    InvoiceItems,
    InvoiceJobs,
    InvoicePayments,
    InvoicePdfs,
    InvoiceQueries,
    InvoiceSettings,
    InvoicesSource,
    RemindClient,
    SendInvoice,
    SentInvoicePdfs,
    UpdateInvoice,
  ],
  exports: [ClientInvoices, InvoicePdfs, InvoiceQueries, InvoiceSettings, SentInvoicePdfs],
})
export class InvoicesModule {}
