import { fromCents } from '@shop/contract/money';
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
import { type CategoryOptions, FeedCategories, type FeedCategory } from './feed-categories.js';
import { FeedProducts } from './feed-products.js';
import { type FeedOutcome, type FeedReport, type FeedReportRow, reportOf } from './feed-report.js';
import { imagesToDownload } from './feed-snapshot.js';
import { firstStock, unknownStockNote } from './feed-stock.js';
import type { ImageSource } from './image-source.js';
import { type ImportRecord, ImportStopped } from './import-record.js';
import type { FeedProduct, FeedReading, FeedRemark } from './parsing/feed-product.js';
import { readFeed } from './parsing/read-feed.js';
import { type SavedProduct, SaveFeedProduct } from './save-feed-product.js';
import { stateNotes } from './state-notes.js';

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
  const feedProducts = new FeedProducts(products);
  const saveFeedProduct = new SaveFeedProduct(feedProducts, products, new ProductWriter(), new VariantWriter(retirement));
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

  private async previewOne(product: FeedProduct, chosen: FeedCategory): Promise<FeedReportRow> {
    try {
      return await this.preview(product, chosen);
    } catch (error) {
      return failedRow(product, chosen, error);
    }
  }

  private async importOne(product: FeedProduct, chosen: FeedCategory, record?: ImportRecord): Promise<FeedReportRow> {
    try {
      return await this.save(product, chosen, record);
    } catch (error) {
      if (error instanceof ImportStopped) throw error;
      const row = failedRow(product, chosen, error);
      await inTransaction(this.db, async (tx) => record?.save(tx, row));
      return row;
    }
  }

  private async save(product: FeedProduct, chosen: FeedCategory, record?: ImportRecord): Promise<FeedReportRow> {
    const known = await this.feedProducts.find(this.db, product.handle);
    const isDeleted = Boolean(known?.product.deletedAt);
    const images = isDeleted
      ? undefined
      : await this.collectImages.execute(product, chosen.category?.slug, known?.lastImported ?? undefined);
    const categoryId = chosen.category?.id ?? null;
    return inTransaction(this.db, async (tx) => {
      const row = images
        ? savedRow(product, chosen, await this.saveFeedProduct.execute(tx, product, categoryId, images), images)
        : productRow(product, chosen, 'skipped', [STAYS_DELETED]);
      await record?.save(tx, row);
      return row;
    });
  }

  private async preview(product: FeedProduct, chosen: FeedCategory): Promise<FeedReportRow> {
    const known = await this.feedProducts.find(this.db, product.handle);
    const imagesToFetch = imagesToDownload(product.images, known?.lastImported).length;
    const images = { imagesToDownload: imagesToFetch };
    const toDownload = imagesToFetch > 0 ? [`${imagesToFetch} images to download`] : [];
    if (!known) return { ...productRow(product, chosen, 'created', [...stateNotes(null, product), ...toDownload]), ...images };
    if (known.product.deletedAt) return productRow(product, chosen, 'skipped', [STAYS_DELETED]);
    const categoryId = chosen.category?.id ?? null;
    const { changed, notes } = await this.saveFeedProduct.preview(this.db.manager, known, product, categoryId);
    const outcome = changed.length > 0 ? 'updated' : 'unchanged';
    return { ...productRow(product, chosen, outcome, [...changedNote(changed), ...notes, ...toDownload]), ...images };
  }
}

function savedRow(
  product: FeedProduct,
  chosen: FeedCategory,
  saved: SavedProduct,
  { images, placeholder, missingImages }: CollectedImages,
): FeedReportRow {
  if (saved.outcome === 'deleted') return productRow(product, chosen, 'skipped', [STAYS_DELETED]);
  const notes = [...changedNote(saved.changed), ...saved.notes];
  const row = productRow(product, chosen, saved.outcome, notes);
  return { ...row, images: { stored: images.length, placeholder: placeholder !== null, missing: missingImages } };
}

const failedRow = (product: FeedProduct, chosen: FeedCategory, error: unknown): FeedReportRow =>
  productRow(product, chosen, 'failed', [`not saved: ${error instanceof Error ? error.message : String(error)}`]);

const changedNote = (changed: readonly string[]): string[] => (changed.length > 0 ? [`changed: ${changed.join(', ')}`] : []);

function productRow(product: FeedProduct, chosen: FeedCategory, outcome: FeedOutcome, notes: string[]): FeedReportRow {
  return {
    line: product.line,
    handle: product.handle,
    name: product.name,
    outcome,
    category: chosen.label,
    price: fromCents(product.priceCents),
    stock: outcome === 'created' ? firstStock(product) : product.stock,
    imagesInFile: product.images.length,
    imagesToDownload: 0,
    images: null,
    notes: [
      ...notes,
      ...unknownStockNote(product, outcome === 'created' ? 'starts at 0' : 'stays'),
      ...product.notes,
      ...(chosen.note === undefined ? [] : [chosen.note]),
    ],
  };
}

function remarkRow({ line, handle, name, reason }: FeedRemark, outcome: FeedOutcome): FeedReportRow {
  const nothing = { category: null, price: null, stock: null, imagesInFile: 0, imagesToDownload: 0, images: null };
  return { line, handle, name, outcome, ...nothing, notes: [reason] };
}
