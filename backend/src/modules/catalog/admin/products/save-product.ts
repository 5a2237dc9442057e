import { mapProductFlags, mapProductTexts, type ProductText } from '@shop/contract/product-fields';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '#modules/auth/index.js';
import { editConflict, momentsInWrongOrder, sizesIncomplete } from '../../catalog.errors.js';
import type { Product } from '../../products/product.entity.js';
import { type Gallery, type NewProduct, ProductWriter } from '../../products/product-writer.js';
import type { RetiredSizes } from '../../products/variant-writer.js';
import { AdminCatalogQueries } from '../admin-catalog.queries.js';
import type { AdminProductView } from '../admin-catalog.view.js';
import { galleryOf } from './gallery.js';
import { weightOf } from './ounces.decorator.js';
import { changesOf } from './product-changes.js';
import type { SaveProductDto } from './product.dto.js';
import { type ProductPage, ProductReferences } from './product-references.js';
import { SaveVariants } from './save-variants.js';

/** Saves the product form. The product, its gallery and the audit row are saved together or not at all. */
@Injectable()
export class SaveProduct {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: AdminCatalogQueries,
    private readonly references: ProductReferences,
    private readonly writer: ProductWriter,
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
    assertInOrder(form);
    const gallery = galleryOf(form) ?? { images: [], main: null };
    const source = await this.references.lockSource(tx, form.sourceUrl ?? null);
    await this.references.lockCategoryAndArtist(tx, form.categoryId, form.artistId);
    await this.references.assertFilesUsable(tx, gallery.images, form.videoUrl || null);
    assertImagesOfSizes(form, gallery.images);
    const id = await this.insert(tx, form, gallery, source);
    const product = await this.queries.product(id, tx);
    const { name, price, stockQuantity: stock } = product;
    await this.audit.record(tx, admin, 'created', 'product', id, { name, price, stock });
    return product;
  }

  /** Lists the deleted product of the same page again, if there is one. */
  private async insert(tx: Tx, form: SaveProductDto, gallery: Gallery, { deleted, columns }: ProductPage): Promise<string> {
    const values = { ...valuesOf(form), ...columns };
    if (deleted) {
      // No cart holds a product that was deleted.
      const retired = await this.sizes.removeSizesFromCarts(tx, deleted.id, {
        priceCents: form.priceCents,
        variants: form.variants ?? [],
      });
      await this.writer.restore(tx, deleted, { ...values, ...(await this.sizes.create(tx, deleted.id, form, retired)) }, gallery);
      return deleted.id;
    }
    // Sizes need the id of their product.
    const id = await this.writer.create(tx, values, gallery);
    await this.writer.setStock(tx, id, await this.sizes.create(tx, id, form, { ids: [] }));
    return id;
  }

  private async update(tx: Tx, admin: Admin, form: SaveProductDto, id: string): Promise<AdminProductView> {
    const { retired, product } = await this.lockCartsThenProduct(tx, form, id);
    const before = await this.queries.product(id, tx);
    if (form.version !== undefined && form.version !== product.version) throw editConflict('product', before);
    assertInOrder({ visibleFrom: before.visibleFrom, buyableFrom: before.buyableFrom, ...sentMoments(form) });
    const { stockQuantity, optionNames } = await this.sizes.update(tx, product, form, retired);
    await this.references.lockCategoryAndArtist(tx, form.categoryId, form.artistId);
    const gallery = galleryOf(form);
    const images = before.images.map(({ imageUrl }) => imageUrl);
    const present = new Set([before.imageUrl, before.videoUrl, ...images]);
    await this.references.assertFilesUsable(tx, gallery?.images ?? [], form.videoUrl || null, present);
    assertImagesOfSizes(form, gallery?.images ?? images);
    await this.writer.update(tx, product, { ...valuesOf(form), stockQuantity, optionNames }, gallery);
    const after = await this.queries.product(id, tx);
    await this.audit.record(tx, admin, 'updated', 'product', id, { name: form.name, ...changesOf(before, after) });
    return after;
  }

  /** A purchase locks in the same order, so that neither deadlocks. */
  private async lockCartsThenProduct(
    tx: Tx,
    form: SaveProductDto,
    id: string,
  ): Promise<{ retired: RetiredSizes; product: Product }> {
    const retired = await this.sizes.removeSizesFromCarts(tx, id, form);
    return { retired, product: await this.writer.lock(tx, id) };
  }
}

function assertImagesOfSizes({ variants = [] }: SaveProductDto, images: readonly string[]): void {
  const outside = variants.find(({ imageUrl }) => imageUrl && !images.includes(imageUrl));
  if (outside) throw sizesIncomplete('variants', 'The image of a size must be in the gallery');
}

type Moments = Pick<SaveProductDto, 'visibleFrom' | 'buyableFrom'>;

const momentOf = (moment: string | null | undefined): Date | null | undefined =>
  typeof moment === 'string' ? new Date(moment) : moment;

const sentMoments = ({ visibleFrom, buyableFrom }: SaveProductDto): Moments => ({
  ...(visibleFrom === undefined ? {} : { visibleFrom }),
  ...(buyableFrom === undefined ? {} : { buyableFrom }),
});

function assertInOrder({ visibleFrom, buyableFrom }: Moments): void {
  if (visibleFrom && buyableFrom && new Date(buyableFrom) < new Date(visibleFrom)) throw momentsInWrongOrder();
}

/** Undefined keeps the value, '' and null clear it. */
const cleared = (value: string | null | undefined): string | null | undefined =>
  value === undefined ? undefined : value || null;

function valuesOf(form: SaveProductDto): NewProduct {
  // Required texts are never empty.
  const texts = mapProductTexts((name) => cleared(form[name])) as Pick<NewProduct, ProductText>;
  const flags = mapProductFlags((name) => form[name]);
  const { priceCents, categoryId, state, mostPerOrder } = form;
  const moments = { visibleFrom: momentOf(form.visibleFrom), buyableFrom: momentOf(form.buyableFrom) };
  const weightOz = weightOf(form.weightOz);
  const sale = { state, ...moments, mostPerOrder };
  return {
    ...texts,
    ...flags,
    ...sale,
    priceCents,
    categoryId,
    weightOz,
    artistId: cleared(form.artistId),
    videoUrl: cleared(form.videoUrl),
  };
}
