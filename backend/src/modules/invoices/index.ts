export { Invoice } from './invoice.entity.js';
export { formatDay, formatDollars, itemName, thankYou } from './invoice-format.js';
export { InvoiceItem } from './invoice-item.entity.js';
export { InvoicePdfs } from './invoice-pdfs.js';
export { InvoiceQueries } from './invoice.queries.js';
export { InvoicePdfFile } from './invoice-pdf-file.entity.js';
export { InvoiceView } from './invoice.view.js';
export { PdfFailedError } from './invoices.errors.js';
export { InvoicesModule } from './invoices.module.js';
