import { ADMIN_TEXT_NAMES } from '@shop/contract/product-fields';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { defineQuery } from '#platform/database/define-query.js';
import type { Tx } from '#platform/database/transactions.js';
import { centsOf } from '#platform/money/money.sql.js';
import { imageInfo, joinStoredFile } from '#modules/media/index.js';
import { artistNotFound, categoryNotFound, productNotFound } from '../catalog.errors.js';
import { ARTIST_COLUMN_TYPES, artistColumns, CATEGORY_ORDER } from '../catalog.queries.js';
import { momentText } from '../clock/visible.sql.js';
import { selectFields, textTypes } from '../products/product-fields.sql.js';
import { ARTIST_SUMMARY, PRODUCT_COLUMN_TYPES, PRODUCT_COLUMNS } from '../products/product.sql.js';
import type { AdminArtistView, AdminCategoryView, AdminProductView } from './admin-catalog.view.js';

const GALLERY = `select json_agg(json_build_object('imageUrl', i.image_url, 'sortOrder', i.sort_order, 'isMain', i.is_main, 'alt', i.alt,
    'image', ${imageInfo('g')}, 'fileStatus', g.status) order by i.sort_order, i.created_at, i.id)
  from product_images i ${joinStoredFile('i.image_url', 'g')} where i.product_id = p.id`;

const SINGLE_IMAGE = `case when p.image_url is null then '[]'::json else json_build_array(json_build_object(
    'imageUrl', p.image_url, 'sortOrder', 0, 'isMain', true, 'alt', '', 'image', ${imageInfo('f')}, 'fileStatus', f.status)) end`;

/** Hidden ones included. */
const VARIANTS = `select coalesce(json_agg(json_build_object('id', v.id, 'label', v.label, 'values', v.option_values, 'sku', v.sku,
    'price', coalesce(v.price_override, p.price)::text, 'priceOverride', v.price_override::text, 'stockQuantity', v.stock_quantity,
    'inStock', v.stock_quantity > 0, 'imageUrl', v.image_url, 'weightOz', v.weight_oz, 'isActive', v.is_active) order by v.sort_order, v.id), '[]')
  from product_variants v where v.product_id = p.id and v.label <> ''`;

export const ADMIN_PRODUCTS = `select ${PRODUCT_COLUMNS}, ${ARTIST_SUMMARY}, coalesce((${GALLERY}), ${SINGLE_IMAGE}) as images,
    case when p.option_names = '{}' then '[]' else (${VARIANTS}) end as variants,
    coalesce((select v.stock_quantity from product_variants v where v.product_id = p.id and v.label = ''), 0) as "unassignedStock",
    ${selectFields(ADMIN_TEXT_NAMES)}, p.weight_oz::float8 as "weightOz", f.status as "fileStatus", p.source_platform as "sourcePlatform", p.source_url as "sourceUrl", p.version,
    p.state, ${momentText('p.visible_from')} as "visibleFrom", ${momentText('p.buyable_from')} as "buyableFrom",
    p.created_at as "createdAt", p.updated_at as "updatedAt"
  from products p left join categories c on c.id = p.category_id left join artists a on a.id = p.artist_id
    ${joinStoredFile('p.image_url', 'f')}
  where p.deleted_at is null`;

export const ADMIN_PRODUCT_TYPES = {
  ...PRODUCT_COLUMN_TYPES,
  images: 'json',
  variants: 'json',
  unassignedStock: 'integer',
  ...textTypes(ADMIN_TEXT_NAMES),
  weightOz: 'double precision',
  fileStatus: 'text',
  sourcePlatform: 'text',
  sourceUrl: 'text',
  version: 'integer',
  state: 'text',
  visibleFrom: 'text',
  buyableFrom: 'text',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
} as const;

/** Like the shop's list; a shop with more products is shown by `ProductPages`. */
const MAX_LISTED_PRODUCTS = 10_000;

const PRODUCTS = defineQuery<[limit: number], AdminProductView>({
  name: 'catalog.admin-products',
  text: `${ADMIN_PRODUCTS} order by p.created_at desc, p.id desc limit $1`,
  columns: ADMIN_PRODUCT_TYPES,
});

const PRODUCT = defineQuery<[id: string], AdminProductView>({
  name: 'catalog.admin-product',
  text: `${ADMIN_PRODUCTS} and p.id = $1`,
  columns: ADMIN_PRODUCT_TYPES,
});

/** The cheapest active size with a price of its own. */
export const LOWEST_SIZE_PRICE = defineQuery<[productId: string], { label: string; priceCents: number }>({
  name: 'catalog.lowest-size-price',
  text: `select label, ${centsOf('price_override')} as "priceCents" from product_variants
    where product_id = $1 and is_active and price_override is not null order by price_override, sort_order limit 1`,
  columns: { label: 'text', priceCents: 'cents' },
});

const ALL_CATEGORIES = `select c.id, c.name, c.slug, c.image_url as "imageUrl", c.size_guide as "sizeGuide", c.tax_kind as "taxKind", c.version,
    (select count(*)::int from products p where p.category_id = c.id and p.deleted_at is null) as "productCount"
  from categories c where c.deleted_at is null`;

const CATEGORY_TYPES = {
  id: 'uuid',
  name: 'text',
  slug: 'text',
  imageUrl: 'text',
  sizeGuide: 'jsonb',
  taxKind: 'text',
  version: 'integer',
  productCount: 'integer',
} as const;

const CATEGORIES = defineQuery<[], AdminCategoryView>({
  name: 'catalog.admin-categories',
  text: `${ALL_CATEGORIES} order by ${CATEGORY_ORDER}`,
  columns: CATEGORY_TYPES,
});

const CATEGORY = defineQuery<[id: string], AdminCategoryView>({
  name: 'catalog.admin-category',
  text: `${ALL_CATEGORIES} and c.id = $1`,
  columns: CATEGORY_TYPES,
});

const ALL_ARTISTS = `select ${artistColumns('p.deleted_at is null')}, a.version from artists a ${joinStoredFile('a.image_url', 'f')} where a.deleted_at is null`;

const ARTISTS = defineQuery<[], AdminArtistView>({
  name: 'catalog.admin-artists',
  text: `${ALL_ARTISTS} order by folded_text(a.name), a.name, a.id`,
  columns: { ...ARTIST_COLUMN_TYPES, version: 'integer' },
});

const ARTIST = defineQuery<[id: string], AdminArtistView>({
  name: 'catalog.admin-artist',
  text: `${ALL_ARTISTS} and a.id = $1`,
  columns: { ...ARTIST_COLUMN_TYPES, version: 'integer' },
});

/** What the admin shows: always read from the database, never from a cache; with `tx`, including its uncommitted writes. */
@Injectable()
export class AdminCatalogQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  products(): Promise<AdminProductView[]> {
    return PRODUCTS.rows(this.db, MAX_LISTED_PRODUCTS);
  }

  async product(id: string, tx?: Tx): Promise<AdminProductView> {
    const product = await PRODUCT.first(tx ?? this.db, id);
    if (!product) throw productNotFound();
    return product;
  }

  categories(tx?: Tx): Promise<AdminCategoryView[]> {
    return CATEGORIES.rows(tx ?? this.db);
  }

  async category(id: string, tx?: Tx): Promise<AdminCategoryView> {
    const category = await CATEGORY.first(tx ?? this.db, id);
    if (!category) throw categoryNotFound();
    return category;
  }

  artists(): Promise<AdminArtistView[]> {
    return ARTISTS.rows(this.db);
  }

  async artist(id: string, tx?: Tx): Promise<AdminArtistView> {
    const artist = await ARTIST.first(tx ?? this.db, id);
    if (!artist) throw artistNotFound();
    return artist;
  }
}
