import { Injectable } from '@nestjs/common';
import type { Admin } from '../auth/index.js';
import type { InvoiceItemFieldsDto } from './admin/invoice.dto.js';
import { CreateInvoice } from './create-invoice.js';
import { InvoiceQueries } from './invoice.queries.js';
import { itemName } from './invoice-format.js';
import type { InvoiceItemView, InvoiceView } from './invoice.view.js';

/** Creates a draft with the client, the notes, the items and the sales tax of another invoice, and with a due date of its own. */
@Injectable()
export class DuplicateInvoice {
  constructor(
    private readonly invoices: InvoiceQueries,
    private readonly createInvoice: CreateInvoice,
  ) {}

  /** Throws 404 for an unknown invoice. Products keep their name and their price of then, also when they were deleted since. */
  async execute(admin: Admin, id: string): Promise<InvoiceView> {
    const { clientName, clientEmail, clientPhone, notes, taxAmount, items } = await this.invoices.byId(id);
    const invoice = { clientName, clientEmail, clientPhone, notes, taxAmount };
    return this.createInvoice.execute(admin, { invoice, items: items.map(fieldsOf) }, id);
  }
}

function fieldsOf(item: InvoiceItemView): InvoiceItemFieldsDto {
  const { productId, size, customProductPrice, quantity, unitPrice } = item;
  const fields = { productId, size, quantity, unitPrice };
  return productId === null ? { ...fields, customProductName: itemName(item), customProductPrice } : fields;
}
