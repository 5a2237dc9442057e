import { PRODUCT_FLAG_NAMES, SHOP_TEXT_NAMES } from '@shop/contract/product-fields';
import { imageInfo, joinStoredFile } from '#modules/media/index.js';
import { opensAt, opensAtText, visible } from '../clock/visible.sql.js';
import { FLAG_TYPES, selectFields, textTypes } from './product-fields.sql.js';

/** Reads o (an option with its name). */
const IS_SIZE = `o.name ~* 'size'`;

/** The values of the option named like "size" that are in stock, in their order; reads p (products). */
const SIZES_IN_STOCK = `array(
    select v.option_values[o.position] from unnest(p.option_names) with ordinality o(name, position)
      join product_variants v on v.product_id = p.id and v.is_active and v.stock_quantity > 0
    where ${IS_SIZE} group by 1 order by min(v.sort_order))`;

/** The option values that any listed product has in stock: as v (product_variants), with o (the option) and p (products). */
const ALL_VALUES_IN_STOCK = `products p cross join unnest(p.option_names) with ordinality o(name, position)
  join product_variants v on v.product_id = p.id and v.is_active and v.stock_quantity > 0 where ${visible('p')}`;

export const ALL_SIZES_IN_STOCK = `${ALL_VALUES_IN_STOCK} and ${IS_SIZE}`;

/** Whether the product p has the size of the parameter, in lower case, in stock. */
export const hasSizeInStock = (parameter: string): string =>
  `p.id in (select v.product_id from ${ALL_SIZES_IN_STOCK} and lower(v.option_values[o.position]) = ${parameter})`;

/** Reads o (an option with its name). */
const IS_COLOR = `o.name ~* 'colou?r'`;

/** The color of a product without such an option; reads p (products). */
const OWN_COLOR = 'array_remove(array[p.color], null)';

const COLORS_IN_STOCK = `array(
    select v.option_values[o.position] from unnest(p.option_names) with ordinality o(name, position)
      join product_variants v on v.product_id = p.id and v.is_active and v.stock_quantity > 0
    where ${IS_COLOR} group by 1 order by min(v.sort_order))`;

const HAS_COLOR_OPTION = `exists (select from unnest(p.option_names) o(name) where ${IS_COLOR})`;

/** Whether the product p says no color, in none of its sizes either. */
export const HAS_NO_COLOR = `(p.color is null and not ${HAS_COLOR_OPTION})`;

const COLORS = `case when p.option_names <> '{}' and ${HAS_COLOR_OPTION} then ${COLORS_IN_STOCK} else ${OWN_COLOR} end`;

/** All colors of listed products. */
export const LISTED_COLORS = `select p.color from products p where ${visible('p')} and p.color is not null
  union select v.option_values[o.position] from ${ALL_VALUES_IN_STOCK} and ${IS_COLOR}`;

/** Whether a color of the product p satisfies `matches`, a condition on the column that it gets. */
export const hasColor = (matches: (column: string) => string): string =>
  `(${matches('p.color')} and not ${HAS_COLOR_OPTION} or p.id in (
    select v.product_id from ${ALL_VALUES_IN_STOCK} and ${IS_COLOR} and ${matches('v.option_values[o.position]')}))`;

const PRICE_VARIES = `(select count(distinct coalesce(v.price_override, p.price)) > 1 from product_variants v
    where v.product_id = p.id and v.is_active)`;

/** Nothing is looked up for a product without sizes; reads p (products). */
export const SIZE_COLUMNS = `p.option_names as "optionNames",
  case when p.option_names = '{}' then '{}'::text[] else ${SIZES_IN_STOCK} end as sizes,
  case when p.option_names = '{}' then false else ${PRICE_VARIES} end as "priceVaries"`;

/** When and how many pieces of p (products) can be bought. */
export const SALE_COLUMNS = `${opensAtText('p')} as "opensAt", p.most_per_order as "mostPerOrder"`;
export const SALE_TYPES = { opensAt: 'text', mostPerOrder: 'integer' } as const;

/** Every column of a product in answers but its artist; reads p (products), c (its category) and f (its main image's file). */
export const PRODUCT_COLUMNS = `p.id, ${selectFields(SHOP_TEXT_NAMES)},
  p.price::text as price,
  p.category_id as "categoryId",
  case when c.id is null then null else json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) end as category,
  p.artist_id as "artistId", p.image_url as "imageUrl", ${imageInfo('f')} as image, p.video_url as "videoUrl",
  ${selectFields(PRODUCT_FLAG_NAMES)},
  p.stock_quantity as "stockQuantity", p.stock_quantity > 0 as "inStock", ${SIZE_COLUMNS}, ${COLORS} as colors,
  ${SALE_COLUMNS}`;

/** The Postgres types of `PRODUCT_COLUMNS` and of the artist, for `defineQuery`. */
export const PRODUCT_COLUMN_TYPES = {
  id: 'uuid',
  ...textTypes(SHOP_TEXT_NAMES),
  price: 'text',
  categoryId: 'uuid',
  category: 'json',
  artistId: 'uuid',
  artist: 'json',
  imageUrl: 'text',
  image: 'json',
  videoUrl: 'text',
  ...FLAG_TYPES,
  stockQuantity: 'integer',
  inStock: 'boolean',
  optionNames: 'text[]',
  sizes: 'text[]',
  priceVaries: 'boolean',
  colors: 'text[]',
  ...SALE_TYPES,
} as const;

/** Reads a (artists). */
export const ARTIST_SUMMARY = `case when a.id is null then null else json_build_object('id', a.id, 'name', a.name) end as artist`;

/** The tables that `PRODUCT_COLUMNS` reads. Hidden artists are left out. */
export const PRODUCT_SOURCE = `products p
  left join categories c on c.id = p.category_id
  left join artists a on a.id = p.artist_id and a.is_active
  ${joinStoredFile('p.image_url', 'f')}`;

/** The columns of a `ProductListItemView`. */
export const PRODUCT_LIST_COLUMNS = `${PRODUCT_COLUMNS}, ${ARTIST_SUMMARY}`;

/** For other modules' statements: the products that the shop lists, to be used like a table: `from ${LISTED_PRODUCTS} p`. */
export const LISTED_PRODUCTS = `(select p.id, p.name, p.price, p.image_url, p.stock_quantity, p.option_names, p.category_id,
    p.most_per_order, p.buyable_from, ${opensAt('p')} as opens_at from products p where ${visible('p')})`;

/** How a product p of LISTED_PRODUCTS is taxed. */
export const TAX_KIND = `coalesce((select c.tax_kind from categories c where c.id = p.category_id and c.deleted_at is null), 'other')`;

/** The ounces of one piece, for other modules' statements: of the size, else of its product; null when neither has a weight. */
export const weightOfPiece = (productId: string, variantId: string): string =>
  `coalesce((select weight_oz from product_variants where id = ${variantId}), (select weight_oz from products where id = ${productId}))`;

/** As LISTED_PRODUCTS, with drafts and what is not visible yet: for statements of the admin. */
export const STORED_PRODUCTS =
  '(select id, name, price, image_url, stock_quantity, option_names from products where deleted_at is null)';

/** For other modules' statements: the sizes that can be bought; `price` is null where the product's applies. */
export const LISTED_SIZES =
  '(select id, product_id, label, option_values, price_override as price, stock_quantity, sort_order from product_variants where is_active)';
