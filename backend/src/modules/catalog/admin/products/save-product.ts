import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { query, queryReturning } from '#platform/database/sql.js';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '#modules/auth/index.js';
import { AdminCatalogQueries } from '../admin-catalog.queries.js';
import type { AdminProductView } from '../admin-catalog.view.js';
import { editConflict, productNotFound, stockSoldMeanwhile } from '../../catalog.errors.js';
import { galleryOf } from './gallery.js';
import { ProductGallery } from './product-files.js';
import { ProductLinks } from './product-references.js';
import type { SaveProductDto } from './product.dto.js';
import { stockAfter } from './stock-edit.js';

interface Kept {
  version: number;
  price: string;
  stock: number;
  artistId: string | null;
  imageUrl: string | null;
  videoUrl: string | null;
}

const LOCK = `select version, price::text as price, stock_quantity as stock, artist_id as "artistId", image_url as "imageUrl", video_url as "videoUrl"
  from products where id = $1 and deleted_at is null for update`;

const INSERT = `insert into products (name, description, price, category_id, artist_id, image_url, video_url, stock_quantity,
    is_new, is_best_seller, is_artist_series)
  values ($1, $2, $3, $4, $5, $6, $7, $8, coalesce($9, false), coalesce($10, false), coalesce($11, false)) returning id`;

const UPDATE = `update products set name = $1, description = $2, price = $3, category_id = $4, artist_id = $5, image_url = $6,
    video_url = $7, stock_quantity = $8, is_new = coalesce($9, is_new), is_best_seller = coalesce($10, is_best_seller),
    is_artist_series = coalesce($11, is_artist_series), version = version + 1, updated_at = now()
  where id = $12`;

/** Undefined keeps what was there, '' and null clear it. */
const kept = (sent: string | null | undefined, before: string | null): string | null =>
  sent === undefined ? before : sent || null;

/** What the product form's button does. The product, its gallery and the audit row are saved together or not at all. */
@Injectable()
export class SaveProduct {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly reads: AdminCatalogQueries,
    private readonly links: ProductLinks,
    private readonly gallery: ProductGallery,
    private readonly audit: AuditLog,
  ) {}

  create(admin: Admin, product: SaveProductDto): Promise<AdminProductView> {
    return inTransaction(this.db, async (tx) => {
      const gallery = galleryOf(product) ?? { images: [], main: null };
      const stock = product.stockQuantity ?? 0;
      await this.links.assertReferencesExist(tx, product);
      await this.gallery.assertUsable(tx, gallery.images, product.videoUrl || null, new Set());
      const values = this.values(product, { artistId: null, imageUrl: gallery.main, videoUrl: null, stock });
      const [added] = await queryReturning<{ id: string }>(tx, INSERT, values);
      const id = added?.id ?? '';
      await this.gallery.replace(tx, id, gallery);
      await this.audit.record(tx, admin, 'created', 'product', id, { name: product.name, price: product.price, stock });
      return this.reads.product(id, tx);
    });
  }

  /** 404 deleted meanwhile, 409 EDIT_CONFLICT saved meanwhile, 409 STOCK_CHANGED sold meanwhile. */
  update(admin: Admin, id: string, product: SaveProductDto): Promise<AdminProductView> {
    return inTransaction(this.db, async (tx) => {
      const before = await this.lock(tx, id);
      if (product.version !== undefined && product.version !== before.version)
        throw editConflict('product', await this.reads.product(id, tx));
      const stock = stockAfter(before.stock, product);
      if (stock < 0) throw stockSoldMeanwhile(before.stock, await this.reads.product(id, tx));
      const gallery = galleryOf(product);
      await this.links.assertReferencesExist(tx, product);
      await this.gallery.assertUsable(tx, gallery?.images ?? [], product.videoUrl || null, await this.gallery.filesOf(tx, id));
      const imageUrl = gallery ? gallery.main : before.imageUrl;
      await tx.query(UPDATE, [...this.values(product, { ...before, imageUrl, stock }), id]);
      if (gallery) await this.gallery.replace(tx, id, gallery);
      await this.audit.record(tx, admin, 'updated', 'product', id, {
        name: product.name,
        price: { from: before.price, to: product.price },
        stock: { from: before.stock, to: stock },
      });
      return this.reads.product(id, tx);
    });
  }

  private async lock(tx: Tx, id: string): Promise<Kept> {
    const [product] = await query<Kept>(tx, LOCK, [id]);
    if (!product) throw productNotFound();
    return product;
  }

  private values(product: SaveProductDto, now: Pick<Kept, 'artistId' | 'imageUrl' | 'videoUrl' | 'stock'>): unknown[] {
    return [
      product.name,
      product.description,
      product.price,
      product.categoryId,
      kept(product.artistId, now.artistId),
      now.imageUrl,
      kept(product.videoUrl, now.videoUrl),
      now.stock,
      product.isNew,
      product.isBestSeller,
      product.isArtistSeries,
    ];
  }
}
