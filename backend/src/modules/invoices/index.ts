export { Invoice, type InvoiceStatus } from './invoice.entity.js';
export { InvoiceItem } from './invoice-item.entity.js';
export { type InvoicePdf, InvoicePdfs } from './invoice-pdfs.js';
export { InvoiceReads } from './invoice-reads.js';
export { InvoicesModule } from './invoices.module.js';
