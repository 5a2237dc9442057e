export { Invoice, type InvoiceStatus } from './invoice.entity.js';
export { InvoiceItem } from './invoice-item.entity.js';
export { type InvoicePdf, InvoicePdfs } from './invoice-pdfs.js';
export { InvoiceQueries } from './invoice.queries.js';
export { InvoicePdfFile } from './invoice-pdf-file.entity.js';
export { InvoiceItemView, InvoiceView } from './invoice.view.js';
export { InvoicesModule } from './invoices.module.js';
