import { defineQuery } from '#platform/database/define-query.js';
import { LISTED_PRODUCTS } from '../catalog/index.js';
import { heldPieces } from './sale-limits.sql.js';

interface SaleLimit {
  productId: string;
  name: string;
  opensAt: Date | null;
  mostPerOrder: number | null;
  /** Pieces in the cart, of all sizes together. */
  held: number;
}

export const SALE_LIMIT = defineQuery<[productId: string, sessionId: string], SaleLimit>({
  name: 'cart.sale-limit',
  text: `select p.id as "productId", p.name, p.opens_at as "opensAt", p.most_per_order as "mostPerOrder", ${heldPieces('$2')} as held
    from ${LISTED_PRODUCTS} p where p.id = $1`,
  columns: { productId: 'uuid', name: 'text', opensAt: 'timestamptz', mostPerOrder: 'integer', held: 'integer' },
});
