export { Invoice, type InvoiceStatus } from './invoice.entity.js';
export { InvoiceItem } from './invoice-item.entity.js';
export { type InvoicePdf, InvoicePdfs } from './invoice-pdfs.js';
export { InvoiceReads } from './invoice-reads.js';
export { KeptPdf } from './kept-pdf.entity.js';
export { InvoiceItemView, InvoiceView } from './invoice.view.js';
export { InvoicesModule } from './invoices.module.js';
