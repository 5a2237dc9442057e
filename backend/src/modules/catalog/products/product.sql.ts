import { imageInfo, joinStoredFile } from '#modules/media/index.js';

/** Every column of a product in answers but its artist; reads p (products), c (its category) and f (its main image's file). */
export const PRODUCT_COLUMNS = `p.id, p.name, p.description, p.price::text as price, p.category_id as "categoryId",
  case when c.id is null then null else json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) end as category,
  p.artist_id as "artistId", p.image_url as "imageUrl", ${imageInfo('f')} as image, p.video_url as "videoUrl",
  p.is_new as "isNew", p.is_best_seller as "isBestSeller", p.is_artist_series as "isArtistSeries",
  p.stock_quantity as "stockQuantity", p.stock_quantity > 0 as "inStock"`;

/** The Postgres types of `PRODUCT_COLUMNS` and of the artist, for `defineQuery`. */
export const PRODUCT_COLUMN_TYPES = {
  id: 'uuid',
  name: 'text',
  description: 'text',
  price: 'text',
  categoryId: 'uuid',
  category: 'json',
  artistId: 'uuid',
  artist: 'json',
  imageUrl: 'text',
  image: 'json',
  videoUrl: 'text',
  isNew: 'boolean',
  isBestSeller: 'boolean',
  isArtistSeries: 'boolean',
  stockQuantity: 'integer',
  inStock: 'boolean',
} as const;

/** Reads a (artists). */
export const ARTIST_SUMMARY = `case when a.id is null then null else json_build_object('id', a.id, 'name', a.name) end as artist`;

/** The tables that `PRODUCT_COLUMNS` reads. Hidden artists are left out. */
export const PRODUCT_SOURCE = `products p
  left join categories c on c.id = p.category_id
  left join artists a on a.id = p.artist_id and a.is_active
  ${joinStoredFile('p.image_url', 'f')}`;

/**
 * For other modules' statements: a product as `ProductListItemView`, deleted ones included.
 * `select ${columns} from ${source} where p.id = ... and p.deleted_at is null`.
 */
export const PRODUCT_LIST_ITEM = { columns: `${PRODUCT_COLUMNS}, ${ARTIST_SUMMARY}`, source: PRODUCT_SOURCE } as const;

/** For other modules' statements: the products that the shop lists, to be used like a table: `from ${LISTED_PRODUCTS} p`. */
export const LISTED_PRODUCTS = '(select id, name, price, image_url, stock_quantity from products where deleted_at is null)';
