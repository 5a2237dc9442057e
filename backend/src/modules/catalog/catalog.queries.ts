import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { arrayParameter } from '#platform/database/array-parameter.sql.js';
import { defineQuery } from '#platform/database/define-query.js';
import { imageInfo, joinStoredFile } from '../media/index.js';
import { artistNotFound, productNotFound } from './catalog.errors.js';
import { visible } from './clock/visible.sql.js';
import type { ArtistView, CategoryView, ProductDetailView, ProductImageView, ProductListItemView } from './catalog.view.js';
import { PRODUCT_COLUMN_TYPES, PRODUCT_COLUMNS, PRODUCT_LIST_COLUMNS, PRODUCT_SOURCE } from './products/product.sql.js';

/** Reads p (products). */
export const productList = (condition: string): string =>
  `select ${PRODUCT_LIST_COLUMNS} from ${PRODUCT_SOURCE} where ${condition}`;

const LIST = productList(visible('p'));

const PRODUCTS = defineQuery<[limit: number], ProductListItemView>({
  name: 'catalog.products',
  text: `${LIST} order by p.created_at desc, p.id desc limit $1`,
  columns: PRODUCT_COLUMN_TYPES,
});

const PRODUCTS_OF_ARTIST = defineQuery<[artistId: string, limit: number], ProductListItemView>({
  name: 'catalog.products-of-artist',
  text: `${LIST} and p.artist_id = $1 order by p.created_at desc, p.id desc limit $2`,
  columns: PRODUCT_COLUMN_TYPES,
});

/** An artist's page shows all of them at once. */
const MAX_PRODUCTS_OF_ARTIST = 500;

const PRODUCTS_BY_ID = defineQuery<[ids: readonly string[]], ProductListItemView>({
  name: 'catalog.products-by-id',
  text: `${LIST} and p.id = any(${arrayParameter('$1', 'uuid')})`,
  columns: PRODUCT_COLUMN_TYPES,
});

const VARIANTS = `select coalesce(json_agg(json_build_object('id', v.id, 'label', v.label, 'values', v.option_values,
    'price', coalesce(v.price_override, p.price)::text, 'stockQuantity', v.stock_quantity, 'inStock', v.stock_quantity > 0,
    'imageUrl', v.image_url) order by v.sort_order, v.id), '[]')
  from product_variants v where v.product_id = p.id and v.is_active`;

/** What a product's page shows; reads p (products). */
export const productDetails = (condition: string): string => `select ${PRODUCT_COLUMNS}, p.updated_at as "updatedAt",
      case when p.option_names = '{}' then '[]' else (${VARIANTS}) end as variants, case when a.id is null then null else
      json_build_object('id', a.id, 'name', a.name, 'location', a.location, 'story', a.story, 'imageUrl', a.image_url,
        'shareBps', coalesce(p.share_bps, a.share_bps)) end as artist
    from ${PRODUCT_SOURCE} where ${condition}`;

export const PRODUCT_DETAIL_TYPES = { ...PRODUCT_COLUMN_TYPES, updatedAt: 'timestamptz', variants: 'json' } as const;

const PRODUCT_DETAILS = defineQuery<[ids: readonly string[]], ProductDetailView>({
  name: 'catalog.product-details',
  text: productDetails(`${visible('p')} and p.id = any(${arrayParameter('$1', 'uuid')})`),
  columns: PRODUCT_DETAIL_TYPES,
});

const GALLERY = defineQuery<[productId: string], ProductImageView>({
  name: 'catalog.gallery',
  text: `select i.image_url as "imageUrl", i.sort_order as "sortOrder", i.is_main as "isMain", i.alt, ${imageInfo('f')} as image
    from product_images i ${joinStoredFile('i.image_url', 'f')} where i.product_id = $1 order by i.sort_order, i.created_at, i.id`,
  columns: { imageUrl: 'text', sortOrder: 'integer', isMain: 'boolean', alt: 'text', image: 'json' },
});

/** In its order; a product without a gallery shows its single image. */
export async function galleryOf(
  db: DataSource,
  { id, imageUrl, image }: Pick<ProductListItemView, 'id' | 'imageUrl' | 'image'>,
): Promise<ProductImageView[]> {
  const gallery = await GALLERY.rows(db, id);
  if (gallery.length > 0 || imageUrl === null) return gallery;
  return [{ imageUrl, sortOrder: 0, isMain: true, alt: '', image }];
}

/** As staff have arranged them; those that have no place yet follow by name. */
export const CATEGORY_ORDER = 'sort_order nulls last, name, id';

const CATEGORIES = defineQuery<[], CategoryView>({
  name: 'catalog.categories',
  text: `select id, name, slug, image_url as "imageUrl", size_guide as "sizeGuide" from categories where deleted_at is null order by ${CATEGORY_ORDER}`,
  columns: { id: 'uuid', name: 'text', slug: 'text', imageUrl: 'text', sizeGuide: 'jsonb' },
});

/** Reads a (artists) and f (the image's file); `counted` is a condition on the artist's products p. */
export const artistColumns = (
  counted: string,
): string => `a.id, a.name, a.location, a.story, a.image_url as "imageUrl", a.is_active as "isActive",
  (select count(*)::int from products p where p.artist_id = a.id and ${counted}) as "productCount",
  ${imageInfo('f')} as image`;

export const ARTIST_COLUMN_TYPES = {
  id: 'uuid',
  name: 'text',
  location: 'text',
  story: 'text',
  imageUrl: 'text',
  isActive: 'boolean',
  productCount: 'integer',
  image: 'json',
} as const;

const ACTIVE_ARTISTS = `select ${artistColumns(visible('p'))} from artists a ${joinStoredFile('a.image_url', 'f')} where a.is_active and a.deleted_at is null`;

const ARTISTS = defineQuery<[], ArtistView>({
  name: 'catalog.artists',
  text: `${ACTIVE_ARTISTS} order by folded_text(a.name), a.name, a.id`,
  columns: ARTIST_COLUMN_TYPES,
});

const ARTIST = defineQuery<[id: string], ArtistView>({
  name: 'catalog.artist',
  text: `${ACTIVE_ARTISTS} and a.id = $1`,
  columns: ARTIST_COLUMN_TYPES,
});

/** What the storefront shows. One statement per answer; the database builds the nested objects. */
@Injectable()
export class CatalogQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  categories(): Promise<CategoryView[]> {
    return CATEGORIES.rows(this.db);
  }

  /** The newest products. */
  products(limit: number): Promise<ProductListItemView[]> {
    return PRODUCTS.rows(this.db, limit);
  }

  productsOfArtist(artistId: string): Promise<ProductListItemView[]> {
    return PRODUCTS_OF_ARTIST.rows(this.db, artistId, MAX_PRODUCTS_OF_ARTIST);
  }

  /** The listed products among `ids`, in no particular order. */
  productsById(ids: readonly string[]): Promise<ProductListItemView[]> {
    return PRODUCTS_BY_ID.rows(this.db, ids);
  }

  /** The listed products among `ids`, in no particular order, with what their pages show. */
  productDetails(ids: readonly string[]): Promise<ProductDetailView[]> {
    return PRODUCT_DETAILS.rows(this.db, ids);
  }

  /** The gallery of a listed product. */
  async images(productId: string): Promise<ProductImageView[]> {
    const [product] = await this.productsById([productId]);
    if (!product) throw productNotFound();
    return galleryOf(this.db, product);
  }

  artists(): Promise<ArtistView[]> {
    return ARTISTS.rows(this.db);
  }

  async artist(id: string): Promise<ArtistView> {
    const artist = await ARTIST.first(this.db, id);
    if (!artist) throw artistNotFound();
    return artist;
  }
}
