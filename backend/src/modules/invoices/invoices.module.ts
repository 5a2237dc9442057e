import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { SettingsModule } from '../settings/index.js';
import { InvoiceItems } from './invoice-items.js';
import { InvoicePdfs } from './invoice-pdfs.js';
import { InvoiceQueries } from './invoice.queries.js';
import { InvoiceNumbers } from './invoice-numbers.js';
import { InvoicesController } from './admin/invoices.controller.js';
import { InvoiceJobs } from './invoices.jobs.js';
import { GetInvoicePdf } from './get-invoice-pdf.js';
import { SaveInvoice } from './save-invoice.js';
import { SendInvoice } from './send-invoice.js';

@Module({
  imports: [CatalogModule, SettingsModule],
  controllers: [InvoicesController],
  providers: [InvoiceItems, InvoiceJobs, InvoicePdfs, InvoiceQueries, InvoiceNumbers, GetInvoicePdf, SaveInvoice, SendInvoice],
  exports: [InvoicePdfs, InvoiceQueries],
})
export class InvoicesModule {}
