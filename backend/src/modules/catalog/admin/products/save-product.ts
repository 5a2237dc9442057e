import {
  mapProductFlags,
  mapProductTexts,
  PRODUCT_FLAG_NAMES,
  PRODUCT_TEXT_NAMES,
  type ProductText,
} from '@shop/contract/product-fields';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { type Admin, AuditLog, changesBetween } from '#modules/auth/index.js';
import { editConflict, sizesIncomplete, sourceExists } from '../../catalog.errors.js';
import { ImportedProducts } from '../../products/imported-products.js';
import { sourceOfPage } from '../../products/product-source.js';
import { type Gallery, type NewProduct, ProductWriter } from '../../products/product-writer.js';
import { AdminCatalogQueries } from '../admin-catalog.queries.js';
import type { AdminProductView } from '../admin-catalog.view.js';
import { galleryOf } from './gallery.js';
import type { SaveProductDto } from './product.dto.js';
import { ProductReferences } from './product-references.js';
import { SaveVariants } from './save-variants.js';

const AUDITED_FIELDS = [
  ...PRODUCT_TEXT_NAMES,
  'price',
  'stock',
  'sizes',
  'category',
  'artist',
  ...PRODUCT_FLAG_NAMES,
  'videoUrl',
] as const;

/** Saves the product form. The product, its gallery and the audit row are saved together or not at all. */
@Injectable()
export class SaveProduct {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: AdminCatalogQueries,
    private readonly references: ProductReferences,
    private readonly writer: ProductWriter,
    private readonly importedProducts: ImportedProducts,
    private readonly sizes: SaveVariants,
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
    await this.references.assertExist(tx, form.categoryId, form.artistId);
    await this.references.assertFilesUsable(tx, gallery.images, form.videoUrl || null);
    assertImagesOfSizes(form, gallery.images);
    const id = await this.insert(tx, form, gallery);
    const product = await this.queries.product(id, tx);
    const { name, price, stockQuantity: stock } = product;
    await this.audit.record(tx, admin, 'created', 'product', id, { name, price, stock });
    return product;
  }

  /** Remembers the page that the form was filled from, under the lock of an import of the same page. */
  private async insert(tx: Tx, form: SaveProductDto, gallery: Gallery): Promise<string> {
    const values = valuesOf(form);
    const { sourceUrl = null } = form;
    const source = sourceOfPage(sourceUrl ?? '');
    if (!source) return this.insertNew(tx, values, form, gallery);
    const known = await this.importedProducts.lock(tx, source);
    if (known && known.deletedAt === null) throw sourceExists();
    const imported = { ...values, sourcePlatform: source.platform, sourceId: source.id, sourceUrl };
    if (!known) return this.insertNew(tx, imported, form, gallery);
    // No cart holds a product that was deleted.
    const left = await this.sizes.leaveCarts(tx, known.id, { price: form.price, variants: form.variants ?? [] });
    await this.writer.restore(tx, known, { ...imported, ...(await this.sizes.create(tx, known.id, form, left)) }, gallery);
    return known.id;
  }

  /** Sizes need the id of their product. */
  private async insertNew(tx: Tx, values: NewProduct, form: SaveProductDto, gallery: Gallery): Promise<string> {
    const id = await this.writer.create(tx, values, gallery);
    const sizes = await this.sizes.create(tx, id, form, { ids: [] });
    await this.writer.setStock(tx, id, sizes);
    return id;
  }

  private async update(tx: Tx, admin: Admin, form: SaveProductDto, id: string): Promise<AdminProductView> {
    const left = await this.sizes.leaveCarts(tx, id, form);
    const product = await this.writer.lock(tx, id);
    if (form.version !== undefined && form.version !== product.version)
      throw editConflict('product', await this.queries.product(id, tx));
    const before = await this.queries.product(id, tx);
    const { stockQuantity, optionNames } = await this.sizes.update(tx, product, form, left);
    const gallery = galleryOf(form);
    await this.references.assertExist(tx, form.categoryId, form.artistId);
    await this.references.assertFilesUsable(tx, gallery?.images ?? [], form.videoUrl || null, product);
    const images = gallery?.images ?? (await this.importedProducts.gallery(tx, id)).map(({ imageUrl }) => imageUrl);
    assertImagesOfSizes(form, images);
    await this.writer.update(tx, product, { ...valuesOf(form), stockQuantity, optionNames }, gallery);
    const after = await this.queries.product(id, tx);
    await this.audit.record(tx, admin, 'updated', 'product', id, { name: form.name, ...changesOf(before, after) });
    return after;
  }
}

function assertImagesOfSizes({ variants = [] }: SaveProductDto, images: readonly string[]): void {
  const outside = variants.find(({ imageUrl }) => imageUrl && !images.includes(imageUrl));
  if (outside) throw sizesIncomplete('variants', 'The image of a size must be in the gallery');
}

/** Undefined keeps the value, '' and null clear it. */
const cleared = (value: string | null | undefined): string | null | undefined =>
  value === undefined ? undefined : value || null;

function valuesOf(form: SaveProductDto): NewProduct {
  // Required texts are never empty.
  const texts = mapProductTexts((name) => cleared(form[name])) as Pick<NewProduct, ProductText>;
  const flags = mapProductFlags((name) => form[name]);
  const { price, categoryId } = form;
  return { ...texts, ...flags, price, categoryId, artistId: cleared(form.artistId), videoUrl: cleared(form.videoUrl) };
}

/** For the audit row: with the names of category and artist instead of their ids. */
function changesOf(before: AdminProductView, after: AdminProductView): Record<string, unknown> {
  const shown = ({ category, artist, stockQuantity: stock, variants, ...product }: AdminProductView) => ({
    ...product,
    stock,
    sizes: variants.map(({ label, stockQuantity, isActive }) => `${label} ${isActive ? stockQuantity : 'hidden'}`).join(' · '),
    category: category?.name ?? null,
    artist: artist?.name ?? null,
  });
  const addresses = ({ images }: AdminProductView): string => images.map(({ imageUrl }) => imageUrl).join(' ');
  return {
    changes: changesBetween(shown(before), shown(after), AUDITED_FIELDS),
    // The addresses of files say nothing to a person.
    ...(addresses(before) === addresses(after) ? {} : { images: 'changed' }),
  };
}
