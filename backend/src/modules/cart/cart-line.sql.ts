import { LISTED_PRODUCTS, LISTED_SIZES } from '../catalog/index.js';

/** A line with what may have changed since it was added. */
export interface CartLineRow {
  id: string;
  quantity: number;
  productId: string;
  /** US dollars with two decimals, of the size if there is one, as the stock. */
  price: string;
  stockQuantity: number;
  variantId: string | null;
  variantLabel: string | null;
  needsSize: boolean;
}

/**
 * `line` must have rows with id, product_id, variant_id and quantity; lines of deleted products and of retired sizes are left out.
 * Price and stock are those of the size, if there is one.
 */
export const withSize = (line: string): string => `select line.id, line.quantity, p.id as "productId",
    coalesce(v.price, p.price)::text as price, coalesce(v.stock_quantity, p.stock_quantity) as "stockQuantity",
    v.id as "variantId", v.label as "variantLabel",
    p.option_names <> '{}' and line.variant_id is null as "needsSize"
  from ${line} line join ${LISTED_PRODUCTS} p on p.id = line.product_id left join ${LISTED_SIZES} v on v.id = line.variant_id
  where (line.variant_id is null or v.id is not null)`;

export const LINE_TYPES = {
  id: 'uuid',
  quantity: 'integer',
  productId: 'uuid',
  price: 'text',
  stockQuantity: 'integer',
  variantId: 'uuid',
  variantLabel: 'text',
  needsSize: 'boolean',
} as const;
