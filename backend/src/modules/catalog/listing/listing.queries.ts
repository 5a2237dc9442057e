import { PRODUCT_FLAG_NAMES } from '@shop/contract/product-fields';
import type { DataSource } from 'typeorm';
import { arrayParameter } from '#platform/database/array-parameter.sql.js';
import { defineQuery } from '#platform/database/define-query.js';
import { query } from '#platform/database/sql.js';
import { imageInfo } from '../../media/index.js';
import { visible } from '../clock/visible.sql.js';
import { FLAG_TYPES, selectFields } from '../products/product-fields.sql.js';
import {
  ALL_SIZES_IN_STOCK,
  ARTIST_SUMMARY,
  LISTED_COLORS,
  PRODUCT_SOURCE,
  SALE_COLUMNS,
  SALE_TYPES,
  SIZE_COLUMNS,
} from '../products/product.sql.js';
import type { ProductCardView } from './listing.view.js';

const CARD_COLUMNS = `p.id, p.name, p.price::text as price, p.image_url as "imageUrl", ${imageInfo('f')} as image,
  ${selectFields(PRODUCT_FLAG_NAMES)},
  p.stock_quantity > 0 as "inStock", ${SIZE_COLUMNS}, ${ARTIST_SUMMARY}, ${SALE_COLUMNS}`;
const CARD_TYPES = {
  id: 'uuid',
  name: 'text',
  price: 'text',
  imageUrl: 'text',
  image: 'json',
  ...FLAG_TYPES,
  inStock: 'boolean',
  optionNames: 'text[]',
  sizes: 'text[]',
  priceVaries: 'boolean',
  artist: 'json',
  ...SALE_TYPES,
} as const;

const NEWEST = ['p.created_at', 'p.id'];
/** Sold-out products come last. */
export const IN_STOCK = 'p.stock_quantity > 0';

/** SQL conditions on `p` with their parameters, numbered from $1. */
export interface Selection {
  conditions: string[];
  parameters: unknown[];
  /** SQL expressions on `p` that come before the newest, all descending; they read every matching product. */
  order?: string[];
}

export interface PageOfProducts {
  /** The id of the last product of the page before. */
  after: string | undefined;
  limit: number;
}

export interface ProductCount {
  categoryId: string | null;
  isNew: boolean;
  isBestSeller: boolean;
  isArtistSeries: boolean;
  count: number;
}

export const PRODUCT_COUNTS = defineQuery<[], ProductCount>({
  name: 'catalog.product-counts',
  text: `select category_id as "categoryId", is_new as "isNew", is_best_seller as "isBestSeller",
      is_artist_series as "isArtistSeries", count(*)::int as count
    from products p where ${visible('p')} group by 1, 2, 3, 4`,
  columns: { categoryId: 'uuid', isNew: 'boolean', isBestSeller: 'boolean', isArtistSeries: 'boolean', count: 'integer' },
});

export const SIZES = defineQuery<[limit: number], { size: string }>({
  name: 'catalog.sizes',
  text: `select v.option_values[o.position] as size from ${ALL_SIZES_IN_STOCK} group by 1 order by 1 limit $1`,
  columns: { size: 'text' },
});

export const ALL_COLORS = defineQuery<[limit: number], { color: string }>({
  name: 'catalog.listed-colors',
  text: `${LISTED_COLORS} order by 1 limit $1`,
  columns: { color: 'text' },
});

export const SEARCH_WORDS = defineQuery<[limit: number], { word: string }>({
  name: 'catalog.search-words',
  text: 'select word from search_words order by word limit $1',
  columns: { word: 'text' },
});

/**
 * The products after random ids: a sort of all products would read all of them. Products are missing when several ids lead to the
 * same one, so there must be many more products than rows.
 */
export const RANDOM_CARDS = defineQuery<[count: number], ProductCardView>({
  name: 'catalog.random-cards',
  text: `select ${CARD_COLUMNS} from ${PRODUCT_SOURCE} where p.id in (
      select near.id from (select gen_random_uuid() as id from generate_series(1, 4 * $1::int)) start cross join lateral
        (select p.id from products p where ${visible('p')} and p.id >= start.id order by p.id limit 1) near)
    order by random() limit $1`,
  columns: CARD_TYPES,
});

export const SHUFFLED_CARDS = defineQuery<[count: number], ProductCardView>({
  name: 'catalog.shuffled-cards',
  text: `select ${CARD_COLUMNS} from ${PRODUCT_SOURCE} where p.id = any(array(
      select p.id from products p where ${visible('p')} order by ${IN_STOCK} desc, random() limit $1)) order by random()`,
  columns: CARD_TYPES,
});

export const CARDS_BY_ID = defineQuery<[ids: readonly string[]], ProductCardView>({
  name: 'catalog.cards-by-id',
  text: `select ${CARD_COLUMNS} from ${PRODUCT_SOURCE} where ${visible('p')} and p.id = any(${arrayParameter('$1', 'uuid')})`,
  columns: CARD_TYPES,
});

/** The ids of one page of the selected products. */
export async function readPage(
  db: DataSource,
  { conditions, parameters, order = [] }: Selection,
  { after, limit }: PageOfProducts,
): Promise<string[]> {
  const keys = [...order.map((expression) => `(${expression})`), ...NEWEST];
  const all = [...parameters, limit];
  const where = [visible('p'), ...conditions];
  if (after !== undefined) {
    all.push(after);
    where.push(
      `(${keys.join(', ')}) < (select ${keys.join(', ')} from products p where p.id = $${all.length} and (p.deleted_at is not null or ${visible('p')}))`,
    );
  }
  const text = `select p.id from products p where ${where.join(' and ')}
    order by ${keys.map((key) => `${key} desc`).join(', ')} limit $${parameters.length + 1}`;
  return (await query<{ id: string }>(db, text, all)).map(({ id }) => id);
}

export async function countProducts(db: DataSource, { conditions, parameters }: Selection): Promise<number> {
  const where = [visible('p'), ...conditions].join(' and ');
  const [row] = await query<{ count: number }>(db, `select count(*)::int as count from products p where ${where}`, parameters);
  return row?.count ?? 0;
}
