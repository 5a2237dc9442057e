import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Admin } from '../auth/index.js';
import { CreateInvoice } from './create-invoice.js';
import type { RequestedItem } from './invoice-items.js';
import { type CopiedItem, INVOICE_TO_COPY } from './invoice-pages.queries.js';
import { itemName } from './invoice-format.js';
import type { InvoiceView } from './invoice.view.js';
import { invoiceNotFound } from './invoices.errors.js';

/** Creates a draft with the client, the notes, the items and the sales tax of another invoice, and with a due date of its own. */
@Injectable()
export class DuplicateInvoice {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly createInvoice: CreateInvoice,
  ) {}

  /** Throws 404 for an unknown invoice. Products keep their name and their price of then, also when they were deleted since. */
  async execute(admin: Admin, id: string): Promise<InvoiceView> {
    const copied = await INVOICE_TO_COPY.first(this.db, id);
    if (!copied) throw invoiceNotFound();
    const { taxCents, items, ...invoice } = copied;
    return this.createInvoice.execute(admin, { invoice, taxCents, items: items.map(fieldsOf) }, id);
  }
}

function fieldsOf(item: CopiedItem): RequestedItem {
  const { productId, size, customPriceCents, quantity, unitPriceCents } = item;
  const fields = { productId, size, customPriceCents, quantity, unitPriceCents };
  return productId === null ? { ...fields, customProductName: itemName(item) } : fields;
}
