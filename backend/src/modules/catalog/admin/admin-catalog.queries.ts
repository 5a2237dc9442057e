import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { query } from '#platform/database/sql.js';
import type { Tx } from '#platform/database/transactions.js';
import type { AdminArtistView, AdminCategoryView, AdminProductView } from './admin-catalog.view.js';
import { imageInfo, joinStoredFile } from '#modules/media/index.js';
import { ARTIST_COLUMNS, ARTIST_SHORT, PRODUCT_COLUMNS } from '../catalog.queries.js';
import { artistNotFound, categoryNotFound, productNotFound } from '../catalog.errors.js';

const GALLERY = `select json_agg(json_build_object('imageUrl', i.image_url, 'sortOrder', i.sort_order, 'isMain', i.is_main,
    'image', ${imageInfo('g')}, 'fileStatus', g.status) order by i.sort_order, i.created_at, i.id)
  from product_images i ${joinStoredFile('i.image_url', 'g')} where i.product_id = p.id`;

const SINGLE_PICTURE = `case when p.image_url is null then '[]'::json else json_build_array(json_build_object(
    'imageUrl', p.image_url, 'sortOrder', 0, 'isMain', true, 'image', ${imageInfo('f')}, 'fileStatus', f.status)) end`;

const PRODUCTS = `select ${PRODUCT_COLUMNS}, ${ARTIST_SHORT}, coalesce((${GALLERY}), ${SINGLE_PICTURE}) as images,
    f.status as "fileStatus", p.source_platform as "sourcePlatform", p.source_url as "sourceUrl", p.version,
    p.created_at as "createdAt", p.updated_at as "updatedAt"
  from products p left join categories c on c.id = p.category_id left join artists a on a.id = p.artist_id ${joinStoredFile('p.image_url', 'f')}
  where p.deleted_at is null`;

const CATEGORIES = `select c.id, c.name, c.slug, c.image_url as "imageUrl", c.version,
    (select count(*)::int from products p where p.category_id = c.id and p.deleted_at is null) as "productCount"
  from categories c`;

const ARTISTS = `select ${ARTIST_COLUMNS}, a.version from artists a ${joinStoredFile('a.image_url', 'f')}`;

/** What staff sees: always from the database, never from a cache; with `tx`, also what that transaction has written. */
@Injectable()
export class AdminCatalogQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  products(): Promise<AdminProductView[]> {
    return query(this.db, `${PRODUCTS} order by p.created_at desc, p.id`);
  }

  async product(id: string, tx?: Tx): Promise<AdminProductView> {
    const [product] = await query<AdminProductView>(tx ?? this.db, `${PRODUCTS} and p.id = $1`, [id]);
    if (!product) throw productNotFound();
    return product;
  }

  categories(): Promise<AdminCategoryView[]> {
    return query(this.db, `${CATEGORIES} order by c.name, c.id`);
  }

  async category(id: string, tx?: Tx): Promise<AdminCategoryView> {
    const [category] = await query<AdminCategoryView>(tx ?? this.db, `${CATEGORIES} where c.id = $1`, [id]);
    if (!category) throw categoryNotFound();
    return category;
  }

  artists(): Promise<AdminArtistView[]> {
    return query(this.db, `${ARTISTS} order by a.name, a.id`);
  }

  async artist(id: string, tx?: Tx): Promise<AdminArtistView> {
    const [artist] = await query<AdminArtistView>(tx ?? this.db, `${ARTISTS} where a.id = $1`, [id]);
    if (!artist) throw artistNotFound();
    return artist;
  }
}
