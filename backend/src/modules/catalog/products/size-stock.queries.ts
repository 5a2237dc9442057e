import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { isUUID } from 'class-validator';
import { defineQuery } from '#platform/database/define-query.js';
import type { Tx } from '#platform/database/transactions.js';
import { sizeGone, sizeNotFound } from '../catalog.errors.js';

interface SizeStock {
  label: string;
  stock: number;
  isActive: boolean;
}

/** Also of retired sizes, but not of the row for pieces without a size. */
const SIZE_STOCK = defineQuery<[productId: string, variantId: string], SizeStock>({
  name: 'catalog.size-stock',
  text: `select v.label, v.stock_quantity as stock, v.is_active as "isActive" from product_variants v
    where v.product_id = $1 and v.id = $2 and v.label <> ''`,
  columns: { label: 'text', stock: 'integer', isActive: 'boolean' },
});

/** For the cart, which asks for one size. */
@Injectable()
export class SizeStocks {
  /** The pieces of the size. 404 when the product has no such size, 409 SIZE_GONE when it was retired. */
  async of(db: DataSource | Tx, productId: string, variantId: string): Promise<number> {
    const size = isUUID(variantId) ? await SIZE_STOCK.first(db, productId, variantId) : undefined;
    if (!size) throw sizeNotFound();
    if (!size.isActive) throw sizeGone(size.label);
    return size.stock;
  }
}
