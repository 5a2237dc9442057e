import type { DataSource } from 'typeorm';
import { inTransaction } from '#platform/database/transactions.js';
import {
  CatalogQueries,
  ImportedCategories,
  ImportedProducts,
  ProductWriter,
  type SizeRetirement,
  VariantWriter,
} from '#modules/catalog/index.js';
import type { MediaLibrary } from '#modules/media/index.js';
import { type CollectedImages, CollectImages } from './collect-images.js';
import { completeProduct } from './complete-product.js';
import { type CategoryOptions, FeedCategories, type FeedCategory } from './feed-categories.js';
import { FeedProducts } from './feed-products.js';
import { type FeedReport, type FeedReportRow, reportOf } from './report/feed-report.js';
import { imagesToDownload } from './feed-snapshot.js';
import type { ImageSource } from './image-source.js';
import { type ImportRecord, ImportStopped } from './import-record.js';
import type { FeedReading, ReadProduct } from './parsing/read-product.js';
import { readFeed } from './parsing/read-feed.js';
import { productRow, remarkRow } from './report/report-row-views.js';
import { type ImportedProduct, SaveFeedProduct } from './save-feed-product.js';
import { changeNotes } from './report/product-changes.js';
import { stateNotes } from './report/state-notes.js';

export interface FeedOptions extends CategoryOptions, FeedReading {}

const STAYS_DELETED = 'was deleted in the shop and stays deleted';

/** Built by hand because the command line starts no Nest application. */
export function createImportFeed(
  db: DataSource,
  media: MediaLibrary,
  images: ImageSource,
  retirement: SizeRetirement,
): ImportFeed {
  const products = new ImportedProducts();
  const variants = new VariantWriter(retirement);
  const feedProducts = new FeedProducts(products, variants);
  const saveFeedProduct = new SaveFeedProduct(feedProducts, products, new ProductWriter(), variants);
  const collectImages = new CollectImages(media, images);
  return new ImportFeed(db, new CatalogQueries(db), new ImportedCategories(), feedProducts, collectImages, saveFeedProduct);
}

/** Imports the products of a Shopify product export. */
class ImportFeed {
  constructor(
    private readonly db: DataSource,
    private readonly catalog: CatalogQueries,
    private readonly importedCategories: ImportedCategories,
    private readonly feedProducts: FeedProducts,
    private readonly collectImages: CollectImages,
    private readonly saveFeedProduct: SaveFeedProduct,
  ) {}

  /**
   * Each product has its own transaction: one that fails is reported and the others continue. A dry run writes nothing
   * and downloads no image. Throws UnusableFeed when the file is not a product export.
   */
  async execute(file: { name: string; bytes: Uint8Array }, options: FeedOptions, record?: ImportRecord): Promise<FeedReport> {
    const feed = readFeed(file.bytes, options);
    const categories = new FeedCategories(this.db, this.importedCategories, [...(await this.catalog.categories())], options);
    const report = [
      ...feed.skipped.map((remark) => remarkRow(remark, 'skipped')),
      ...feed.refused.map((remark) => remarkRow(remark, 'refused')),
    ];
    for (const product of feed.products) {
      if (record && !record.isOpen(product.handle)) continue;
      const chosen = await categories.choose(product);
      report.push(await (options.dryRun ? this.previewOne(product, chosen) : this.importOne(product, chosen, record)));
    }
    return reportOf(file.name, options.dryRun, report);
  }

  private async previewOne(read: ReadProduct, chosen: FeedCategory): Promise<FeedReportRow> {
    try {
      return await this.preview(read, chosen);
    } catch (error) {
      return failedRow(read, chosen, error);
    }
  }

  private async importOne(read: ReadProduct, chosen: FeedCategory, record?: ImportRecord): Promise<FeedReportRow> {
    try {
      return await this.save(read, chosen, record);
    } catch (error) {
      if (error instanceof ImportStopped) throw error;
      const row = failedRow(read, chosen, error);
      await inTransaction(this.db, async (tx) => record?.save(tx, row));
      return row;
    }
  }

  private async save(read: ReadProduct, chosen: FeedCategory, record?: ImportRecord): Promise<FeedReportRow> {
    const known = await this.feedProducts.find(this.db, read.handle);
    const product = completeProduct(read, known);
    const images = known?.product.deletedAt
      ? undefined
      : await this.collectImages.execute(product, chosen.category?.slug, known?.lastImported ?? undefined);
    return inTransaction(this.db, async (tx) => {
      const row = images
        ? savedRow(chosen, await this.saveFeedProduct.execute(tx, read, chosen, images), images)
        : productRow(product, chosen, 'skipped', [STAYS_DELETED]);
      await record?.save(tx, row);
      return row;
    });
  }

  private async preview(read: ReadProduct, chosen: FeedCategory): Promise<FeedReportRow> {
    const known = await this.feedProducts.find(this.db, read.handle);
    const product = completeProduct(read, known);
    const imagesToFetch = imagesToDownload(product.images, known?.lastImported).length;
    const images = { imagesToDownload: imagesToFetch };
    const toDownload = imagesToFetch > 0 ? [`${imagesToFetch} images to download`] : [];
    if (!known) return { ...productRow(product, chosen, 'created', [...stateNotes(null, read), ...toDownload]), ...images };
    if (known.product.deletedAt) return productRow(product, chosen, 'skipped', [STAYS_DELETED]);
    const saved = this.saveFeedProduct.preview(known, read, chosen);
    const notes = [...changeNotes(saved), ...saved.notes, ...toDownload];
    return { ...productRow(product, withLabel(chosen, saved), saved.outcome, notes), ...images };
  }
}

function savedRow(
  chosen: FeedCategory,
  saved: ImportedProduct,
  { images, placeholder, missingImages }: CollectedImages,
): FeedReportRow {
  const { product, outcome } = saved;
  if (outcome === 'deleted') return productRow(product, chosen, 'skipped', [STAYS_DELETED]);
  const row = productRow(product, withLabel(chosen, saved), outcome, [...changeNotes(saved), ...saved.notes]);
  return { ...row, images: { stored: images.length, placeholder: placeholder !== null, missing: missingImages } };
}

/** A category that stays is named instead of that of the file. */
const withLabel = (chosen: FeedCategory, { keptCategoryId: kept }: ImportedProduct): FeedCategory =>
  kept === undefined ? chosen : { ...chosen, label: chosen.labelOfKept(kept) };

const failedRow = (read: ReadProduct, chosen: FeedCategory, error: unknown): FeedReportRow =>
  productRow(completeProduct(read, undefined), chosen, 'failed', [
    `not saved: ${error instanceof Error ? error.message : String(error)}`,
  ]);
