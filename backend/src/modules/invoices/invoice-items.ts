import { Injectable } from '@nestjs/common';
import type { Tx } from '#platform/database/transactions.js';
import { ProductNames } from '../catalog/index.js';
import type { InvoiceItemFieldsDto } from './admin/invoice-item.dto.js';
import { InvoiceItem } from './invoice-item.entity.js';
import { invoiceTotals } from './invoice-totals.js';
import { COPIED_PRODUCT_NAMES, INSERT_ITEMS } from './invoice.queries.js';
import { productUnknown, totalTooLarge } from './invoices.errors.js';

type ItemRow = Pick<
  InvoiceItem,
  | 'productId'
  | 'productName'
  | 'size'
  | 'customProductName'
  | 'customPriceCents'
  | 'quantity'
  | 'unitPriceCents'
  | 'totalPriceCents'
>;

/** An item as it is asked for, in a form or by copying an invoice. */
export type RequestedItem = Omit<InvoiceItemFieldsDto, 'customProductPrice' | 'unitPrice'>;

interface PricedItems {
  rows: ItemRow[];
  subtotalCents: number;
}

@Injectable()
export class InvoiceItems {
  constructor(private readonly products: ProductNames) {}

  /**
   * Totals the items and copies the products' names. A product that is already on the invoice keeps its copied name, also when
   * it was deleted since. Throws 400 for an unknown product and 422 for a total that is too large.
   */
  async price(tx: Tx, items: readonly RequestedItem[], invoiceId?: string): Promise<PricedItems> {
    const totals = invoiceTotals(items.map(({ unitPriceCents, quantity = 1 }) => ({ unitPriceCents, quantity })));
    if (!totals) throw totalTooLarge();
    const names = await this.productNames(tx, items, invoiceId);
    const rows = items.map((item, position) => {
      const productId = item.productId?.toLowerCase() ?? null;
      const productName = productId === null ? null : names.get(productId);
      if (productName === undefined) throw productUnknown(position);
      return {
        productId,
        productName,
        size: productId === null ? null : (item.size ?? null),
        customProductName: productId === null ? (item.customProductName ?? null) : null,
        customPriceCents: productId === null ? (item.customPriceCents ?? null) : null,
        quantity: item.quantity ?? 1,
        unitPriceCents: item.unitPriceCents,
        totalPriceCents: totals.rowCents[position] ?? 0,
      };
    });
    return { rows, subtotalCents: totals.totalCents };
  }

  /** The totals of the invoice are updated apart. */
  async replace(tx: Tx, invoiceId: string, { rows }: PricedItems): Promise<void> {
    await tx.getRepository(InvoiceItem).delete({ invoiceId });
    await INSERT_ITEMS.execute(tx, invoiceId, JSON.stringify(rows));
  }

  private async productNames(
    tx: Tx,
    items: readonly RequestedItem[],
    invoiceId: string | undefined,
  ): Promise<Map<string, string>> {
    const ids = items.flatMap((item) => (item.productId ? [item.productId.toLowerCase()] : []));
    const names = await this.products.ofShown(tx, ids);
    if (invoiceId === undefined) return names;
    for (const { id, name } of await COPIED_PRODUCT_NAMES.rows(tx, invoiceId)) names.set(id, name);
    return names;
  }
}
