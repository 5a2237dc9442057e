import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '#modules/auth/index.js';
import { editConflict, sourceExists, stockSoldMeanwhile, stockTooLarge } from '../../catalog.errors.js';
import type { Product } from '../../products/product.entity.js';
import { ImportedProducts } from '../../products/imported-products.js';
import { sourceOfPage } from '../../products/product-source.js';
import { type Gallery, type NewProduct, ProductWriter } from '../../products/product-writer.js';
import { AdminCatalogQueries } from '../admin-catalog.queries.js';
import type { AdminProductView } from '../admin-catalog.view.js';
import { galleryOf } from './gallery.js';
import { MAX_STOCK, type SaveProductDto } from './product.dto.js';
import { ProductReferences } from './product-references.js';
import { stockAfter } from './stock-edit.js';

/** Saves the product form. The product, its gallery and the audit row are saved together or not at all. */
@Injectable()
export class SaveProduct {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: AdminCatalogQueries,
    private readonly references: ProductReferences,
    private readonly writer: ProductWriter,
    private readonly importedProducts: ImportedProducts,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Creates a product, or updates the one with `id`. 400 for unknown references, 404 when it was deleted,
   * 409 EDIT_CONFLICT when it was saved since the form was opened, 409 STOCK_CHANGED when too much of it was sold,
   * 400 when the sum of pieces would be too large.
   */
  execute(admin: Admin, form: SaveProductDto, id?: string): Promise<AdminProductView> {
    return inTransaction(this.db, (tx) => (id === undefined ? this.create(tx, admin, form) : this.update(tx, admin, form, id)));
  }

  private async create(tx: Tx, admin: Admin, form: SaveProductDto): Promise<AdminProductView> {
    const gallery = galleryOf(form) ?? { images: [], main: null };
    const stock = form.stockQuantity ?? 0;
    await this.references.assertExist(tx, form.categoryId, form.artistId);
    await this.references.assertFilesUsable(tx, gallery.images, form.videoUrl || null);
    const id = await this.insert(tx, { ...valuesOf(form), stockQuantity: stock }, gallery, form.sourceUrl);
    await this.audit.record(tx, admin, 'created', 'product', id, { name: form.name, price: form.price, stock });
    return this.queries.product(id, tx);
  }

  /** Remembers the page that the form was filled from, under the lock of an import of the same page. */
  private async insert(tx: Tx, values: NewProduct, gallery: Gallery, sourceUrl: string | null = null): Promise<string> {
    const source = sourceOfPage(sourceUrl ?? '');
    if (!source) return this.writer.create(tx, values, gallery);
    const known = await this.importedProducts.lock(tx, source);
    if (known && known.deletedAt === null) throw sourceExists();
    const imported = { ...values, sourcePlatform: source.platform, sourceId: source.id, sourceUrl };
    if (!known) return this.writer.create(tx, imported, gallery);
    await this.writer.restore(tx, known, imported, gallery);
    return known.id;
  }

  private async update(tx: Tx, admin: Admin, form: SaveProductDto, id: string): Promise<AdminProductView> {
    const product = await this.writer.lock(tx, id);
    const stock = await this.checkedStock(tx, product, form);
    const gallery = galleryOf(form);
    await this.references.assertExist(tx, form.categoryId, form.artistId);
    await this.references.assertFilesUsable(tx, gallery?.images ?? [], form.videoUrl || null, product);
    await this.writer.update(tx, product, { ...valuesOf(form), stockQuantity: stock }, gallery);
    await this.audit.record(tx, admin, 'updated', 'product', id, {
      name: form.name,
      price: { from: product.price, to: form.price },
      stock: { from: product.stockQuantity, to: stock },
    });
    return this.queries.product(id, tx);
  }

  private async checkedStock(tx: Tx, product: Product, form: SaveProductDto): Promise<number> {
    if (form.version !== undefined && form.version !== product.version)
      throw editConflict('product', await this.queries.product(product.id, tx));
    const stock = stockAfter(product.stockQuantity, form);
    if (stock < 0) throw stockSoldMeanwhile(product.stockQuantity, await this.queries.product(product.id, tx));
    if (stock > MAX_STOCK) throw stockTooLarge();
    return stock;
  }
}

/** Undefined keeps the value, '' and null clear it. */
const cleared = (value: string | null | undefined): string | null | undefined =>
  value === undefined ? undefined : value || null;

function valuesOf(form: SaveProductDto): NewProduct {
  const { name, description, price, categoryId, isNew, isBestSeller, isArtistSeries } = form;
  const [artistId, videoUrl] = [cleared(form.artistId), cleared(form.videoUrl)];
  return { name, description, price, categoryId, artistId, videoUrl, isNew, isBestSeller, isArtistSeries };
}
