import { DESCRIBING_TEXT_NAMES } from '@shop/contract/product-fields';
import { Injectable } from '@nestjs/common';
import { defineQuery } from '#platform/database/define-query.js';
import { ReadReplica } from '#platform/database/read-replica.js';
import { onSale, visible } from '../clock/visible.sql.js';
import { columnOf } from '../products/product-fields.sql.js';

/** One row for each size that can be shown, or for a product without sizes. */
export interface FeedItem {
  productId: string;
  /** Null for a product without sizes. */
  variantId: string | null;
  sku: string | null;
  name: string;
  label: string | null;
  description: string;
  imageUrl: string | null;
  /** US dollars with two decimals. */
  price: string;
  inStock: boolean;
  optionNames: string[];
  values: string[] | null;
  /** The product's own color, when no option names it. */
  color: string | null;
  /** Of one piece, without zeros at its end; null when neither size nor product has a weight. */
  weightOz: string | null;
}

/** Rendered as a whole and held in memory, so it has a limit. */
const MAX_ITEMS = 50_000;

const FEED_ITEMS = defineQuery<[limit: number], FeedItem>({
  name: 'catalog.feed-items',
  text: `select p.id as "productId", v.id as "variantId", v.sku, p.name, v.label,
      concat_ws(' ', ${DESCRIBING_TEXT_NAMES.map(columnOf).join(', ')}) as description,
      coalesce(v.image_url, p.image_url) as "imageUrl", coalesce(v.price_override, p.price)::text as price,
      coalesce(v.stock_quantity, p.stock_quantity) > 0 and ${onSale('p')} as "inStock", p.option_names as "optionNames", v.option_values as values, p.color,
      trim_scale(coalesce(v.weight_oz, p.weight_oz))::text as "weightOz"
    from products p left join product_variants v on v.product_id = p.id and v.is_active and p.option_names <> '{}'
    where ${visible('p')} and (p.option_names = '{}' or v.id is not null)
    order by p.created_at desc, p.id desc, v.sort_order, v.id limit $1`,
  columns: {
    productId: 'uuid',
    variantId: 'uuid',
    sku: 'text',
    name: 'text',
    label: 'text',
    description: 'text',
    imageUrl: 'text',
    price: 'text',
    inStock: 'boolean',
    optionNames: 'text[]',
    values: 'text[]',
    color: 'text',
    weightOz: 'text',
  },
});

/** What product feeds list: the products of the shop by size. */
@Injectable()
export class FeedItems {
  constructor(private readonly replica: ReadReplica) {}

  /** The newest products first. */
  all(): Promise<FeedItem[]> {
    return this.replica.read((db) => FEED_ITEMS.rows(db, MAX_ITEMS));
  }
}
