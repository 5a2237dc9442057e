import { Injectable } from '@nestjs/common';
import { query } from '#platform/database/sql.js';
import type { Tx } from '#platform/database/transactions.js';
import { ProductNames } from '../catalog/index.js';
import { invoiceTotals } from './invoice-totals.js';
import type { InvoiceItemFieldsDto } from './admin/invoice.dto.js';
import { productUnknown, totalTooLarge } from './invoices.errors.js';

/** A row ready to be written. */
interface ItemRow {
  productId: string | null;
  productName: string | null;
  customProductName: string | null;
  customProductPrice: string | null;
  quantity: number;
  unitPrice: string;
  totalPrice: string;
}

export interface PricedItems {
  rows: ItemRow[];
  total: string;
}

/** Writes rows, given as JSON in their order; `invoice` and `json` are the statement's parameters or expressions. */
export const insertItems = (invoice: string, json: string): string => `insert into invoice_items
    (invoice_id, position, product_id, product_name, custom_product_name, custom_product_price, quantity, unit_price, total_price)
  select ${invoice}, row.position - 1, row."productId", row."productName", row."customProductName", row."customProductPrice",
    row.quantity, row."unitPrice", row."totalPrice"
  from rows from (jsonb_to_recordset(${json}::jsonb) as ("productId" uuid, "productName" text, "customProductName" text,
    "customProductPrice" numeric, quantity integer, "unitPrice" numeric, "totalPrice" numeric))
    with ordinality as row("productId", "productName", "customProductName", "customProductPrice", quantity, "unitPrice", "totalPrice", position)`;

/** The rows of an invoice. */
@Injectable()
export class InvoiceItems {
  constructor(private readonly products: ProductNames) {}

  /**
   * Prices the rows and copies the products' names; a product that the invoice names already keeps the name it had
   * there, also when it has left the shop. 400 unknown product, 422 more than an invoice can hold.
   */
  async price(tx: Tx, items: readonly InvoiceItemFieldsDto[], invoiceId?: string): Promise<PricedItems> {
    const priced = items.map(({ unitPrice, quantity = 1 }) => ({ unitPrice, quantity }));
    const totals = invoiceTotals(priced);
    if (!totals) throw totalTooLarge();
    const names = await this.names(tx, items, invoiceId);
    const counted = items.map((item, position) => {
      const productId = item.productId?.toLowerCase() ?? null;
      const productName = productId === null ? null : names.get(productId);
      if (productName === undefined) throw productUnknown(position);
      return {
        productId,
        productName,
        customProductName: productId === null ? (item.customProductName ?? null) : null,
        customProductPrice: productId === null ? (item.customProductPrice ?? null) : null,
        quantity: item.quantity ?? 1,
        unitPrice: item.unitPrice,
        totalPrice: totals.rows[position] ?? '0.00',
      };
    });
    return { rows: counted, total: totals.total };
  }

  async replace(tx: Tx, invoiceId: string, items: PricedItems): Promise<void> {
    await tx.query('delete from invoice_items where invoice_id = $1', [invoiceId]);
    await tx.query(insertItems('$1', '$2'), [invoiceId, JSON.stringify(items.rows)]);
  }

  private async names(
    tx: Tx,
    items: readonly InvoiceItemFieldsDto[],
    invoiceId: string | undefined,
  ): Promise<Map<string, string>> {
    const ids = items.flatMap((item) => (item.productId ? [item.productId.toLowerCase()] : []));
    const names = await this.products.ofShown(tx, ids);
    if (invoiceId === undefined) return names;
    const earlier = await query<{ id: string; name: string }>(
      tx,
      'select product_id as id, product_name as name from invoice_items where invoice_id = $1 and product_id is not null and product_name is not null',
      [invoiceId],
    );
    for (const { id, name } of earlier) names.set(id, name);
    return names;
  }
}
