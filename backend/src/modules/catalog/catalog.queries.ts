import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { query } from '#platform/database/sql.js';
import { imageInfo, joinStoredFile } from '../media/index.js';
import { artistNotFound, productNotFound } from './catalog.errors.js';
import type { ArtistView, CategoryView, ProductDetailView, ProductImageView, ProductListItemView } from './catalog.view.js';

/** Reads p (products), c (its category) and f (the main picture's file). */
export const PRODUCT_COLUMNS = `p.id, p.name, p.description, p.price::text as price, p.category_id as "categoryId",
  case when c.id is null then null else json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) end as category,
  p.artist_id as "artistId", p.image_url as "imageUrl", ${imageInfo('f')} as image, p.video_url as "videoUrl",
  p.is_new as "isNew", p.is_best_seller as "isBestSeller", p.is_artist_series as "isArtistSeries",
  p.stock_quantity as "stockQuantity", p.stock_quantity > 0 as "inStock"`;

const PRODUCT_SOURCE = `products p
  left join categories c on c.id = p.category_id
  left join artists a on a.id = p.artist_id and a.is_active
  ${joinStoredFile('p.image_url', 'f')}`;

export const ARTIST_SHORT = `case when a.id is null then null else json_build_object('id', a.id, 'name', a.name) end as artist`;

/** A product as lists show it, for other modules' joins; the product's own table is named p in it. */
export const LISTED_PRODUCT = { columns: `${PRODUCT_COLUMNS}, ${ARTIST_SHORT}`, source: PRODUCT_SOURCE } as const;

/** Reads a (artists) and f (the picture's file). */
export const ARTIST_COLUMNS = `a.id, a.name, a.location, a.story, a.image_url as "imageUrl", a.is_active as "isActive",
  (select count(*)::int from products p where p.artist_id = a.id and p.deleted_at is null) as "productCount",
  ${imageInfo('f')} as image`;

/** What the shop shows: read with one statement each, shaped by the database. */
@Injectable()
export class CatalogQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  categories(): Promise<CategoryView[]> {
    return query(this.db, 'select id, name, slug, image_url as "imageUrl" from categories order by name, id');
  }

  products(): Promise<ProductListItemView[]> {
    return query(
      this.db,
      `select ${PRODUCT_COLUMNS}, ${ARTIST_SHORT} from ${PRODUCT_SOURCE}
       where p.deleted_at is null order by p.created_at desc, p.id`,
    );
  }

  productsOfArtist(artistId: string): Promise<ProductListItemView[]> {
    return query(
      this.db,
      `select ${PRODUCT_COLUMNS}, ${ARTIST_SHORT} from ${PRODUCT_SOURCE}
       where p.deleted_at is null and p.artist_id = $1 order by p.created_at desc, p.id`,
      [artistId],
    );
  }

  /** The listed products that exist, in no particular order. */
  productsById(ids: readonly string[]): Promise<ProductListItemView[]> {
    return query(
      this.db,
      `select ${PRODUCT_COLUMNS}, ${ARTIST_SHORT} from ${PRODUCT_SOURCE} where p.deleted_at is null and p.id = any($1)`,
      [ids],
    );
  }

  async product(id: string): Promise<ProductDetailView> {
    const [product] = await query<ProductDetailView>(
      this.db,
      `select ${PRODUCT_COLUMNS}, p.updated_at as "updatedAt", case when a.id is null then null else
         json_build_object('id', a.id, 'name', a.name, 'location', a.location, 'story', a.story, 'imageUrl', a.image_url) end as artist
       from ${PRODUCT_SOURCE} where p.deleted_at is null and p.id = $1`,
      [id],
    );
    if (!product) throw productNotFound();
    return product;
  }

  /** The gallery in its order; a product without one shows its single picture. */
  async images(productId: string): Promise<ProductImageView[]> {
    const product = await this.product(productId);
    const gallery = await query<ProductImageView>(
      this.db,
      `select i.image_url as "imageUrl", i.sort_order as "sortOrder", i.is_main as "isMain", ${imageInfo('f')} as image
       from product_images i ${joinStoredFile('i.image_url', 'f')} where i.product_id = $1 order by i.sort_order, i.created_at, i.id`,
      [productId],
    );
    if (gallery.length > 0 || product.imageUrl === null) return gallery;
    return [{ imageUrl: product.imageUrl, sortOrder: 0, isMain: true, image: product.image }];
  }

  artists(): Promise<ArtistView[]> {
    return query(
      this.db,
      `select ${ARTIST_COLUMNS} from artists a ${joinStoredFile('a.image_url', 'f')} where a.is_active order by a.name, a.id`,
    );
  }

  async artist(id: string): Promise<ArtistView> {
    const [artist] = await query<ArtistView>(
      this.db,
      `select ${ARTIST_COLUMNS} from artists a ${joinStoredFile('a.image_url', 'f')} where a.is_active and a.id = $1`,
      [id],
    );
    if (!artist) throw artistNotFound();
    return artist;
  }
}
