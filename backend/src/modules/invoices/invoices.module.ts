import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { SettingsModule } from '../settings/index.js';
import { InvoicesController } from './admin/invoices.controller.js';
import { ClientInvoices } from './client-invoices.queries.js';
import { CreateInvoice } from './create-invoice.js';
import { GetInvoicePdf } from './get-invoice-pdf.js';
import { InvoiceItems } from './invoice-items.js';
import { InvoicePdfs } from './invoice-pdfs.js';
import { InvoiceQueries } from './invoice.queries.js';
import { InvoiceJobs } from './invoices.jobs.js';
import { SendInvoice } from './send-invoice.js';
import { UpdateInvoice } from './update-invoice.js';

@Module({
  imports: [CatalogModule, SettingsModule],
  controllers: [InvoicesController],
  providers: [
    ClientInvoices,
    CreateInvoice,
    GetInvoicePdf,
    InvoiceItems,
    InvoiceJobs,
    InvoicePdfs,
    InvoiceQueries,
    SendInvoice,
    UpdateInvoice,
  ],
  exports: [ClientInvoices, InvoicePdfs, InvoiceQueries],
})
export class InvoicesModule {}
