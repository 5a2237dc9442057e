export { Invoice, type InvoiceStatus } from './invoice.entity.js';
export { InvoiceItem } from './invoice-item.entity.js';
