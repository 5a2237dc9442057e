import { fromCents } from '@shop/contract/money';
import type { DataSource } from 'typeorm';
import { inTransaction } from '#platform/database/transactions.js';
import { CatalogQueries, ImportedProducts, ProductWriter } from '#modules/catalog/index.js';
import type { MediaLibrary } from '#modules/media/index.js';
import { type CategoryMatch, matchCategory } from '../shared/match-category.js';
import { type CollectedImages, CollectImages } from './collect-images.js';
import { FeedProducts } from './feed-products.js';
import { type FeedOutcome, type FeedReport, type FeedReportRow, reportOf } from './feed-report.js';
import { changesSince } from './feed-snapshot.js';
import type { ImageSource } from './image-source.js';
import type { FeedProduct, FeedRemark } from './parsing/feed-product.js';
import { readFeed } from './parsing/read-feed.js';
import { type SavedProduct, SaveFeedProduct } from './save-feed-product.js';

const STAYS_DELETED = 'was deleted in the shop and stays deleted';

/** Built by hand because the command line starts no Nest application. */
export function createImportFeed(db: DataSource, media: MediaLibrary, images: ImageSource): ImportFeed {
  const products = new ImportedProducts();
  const feedProducts = new FeedProducts(products);
  const saveFeedProduct = new SaveFeedProduct(feedProducts, products, new ProductWriter());
  return new ImportFeed(db, new CatalogQueries(db), feedProducts, new CollectImages(media, images), saveFeedProduct);
}

/** Imports the products of a Shopify product export. */
class ImportFeed {
  constructor(
    private readonly db: DataSource,
    private readonly catalog: CatalogQueries,
    private readonly feedProducts: FeedProducts,
    private readonly collectImages: CollectImages,
    private readonly saveFeedProduct: SaveFeedProduct,
  ) {}

  /**
   * Each product has its own transaction: one that fails is reported and the others continue. A dry run writes nothing
   * and downloads no image. Throws UnusableFeed when the file is not a product export.
   */
  async execute(file: { name: string; bytes: Uint8Array }, { dryRun }: { dryRun: boolean }): Promise<FeedReport> {
    const feed = readFeed(file.bytes);
    const categories = await this.catalog.categories();
    const report = [
      ...feed.skipped.map((remark) => remarkRow(remark, 'skipped')),
      ...feed.refused.map((remark) => remarkRow(remark, 'refused')),
    ];
    for (const product of feed.products) {
      const hints = { type: product.type, tags: product.tags, title: product.name };
      report.push(await this.reportOne(product, matchCategory(hints, categories), dryRun));
    }
    return reportOf(file.name, dryRun, report);
  }

  private async reportOne(product: FeedProduct, match: CategoryMatch | null, dryRun: boolean): Promise<FeedReportRow> {
    try {
      return dryRun ? await this.preview(product, match) : await this.importOne(product, match);
    } catch (error) {
      return productRow(product, match, 'failed', [`not saved: ${error instanceof Error ? error.message : String(error)}`]);
    }
  }

  private async importOne(product: FeedProduct, match: CategoryMatch | null): Promise<FeedReportRow> {
    const known = await this.feedProducts.find(this.db, product.handle);
    if (known?.product.deletedAt) return productRow(product, match, 'skipped', [STAYS_DELETED]);
    const { missing, ...images } = await this.collectImages.execute(
      product,
      match?.category.slug,
      known?.lastImported ?? undefined,
    );
    const categoryId = match?.category.id ?? null;
    const saved = await inTransaction(this.db, (tx) => this.saveFeedProduct.execute(tx, product, categoryId, images));
    return savedRow(product, match, saved, { ...images, missing });
  }

  private async preview(product: FeedProduct, match: CategoryMatch | null): Promise<FeedReportRow> {
    const known = await this.feedProducts.find(this.db, product.handle);
    if (!known) return productRow(product, match, 'created', [`${product.images.length} images to download`]);
    if (known.product.deletedAt) return productRow(product, match, 'skipped', [STAYS_DELETED]);
    const { fields, stockDelta } = changesSince(known.lastImported, product, match?.category.id ?? null);
    return productRow(product, match, Object.keys(fields).length > 0 || stockDelta !== 0 ? 'updated' : 'unchanged', []);
  }
}

function savedRow(
  product: FeedProduct,
  match: CategoryMatch | null,
  saved: SavedProduct,
  { images, placeholder, missing }: CollectedImages,
): FeedReportRow {
  if (saved.outcome === 'deleted') return productRow(product, match, 'skipped', [STAYS_DELETED]);
  const notes = saved.changed.length > 0 ? [`changed: ${saved.changed.join(', ')}`] : [];
  const row = productRow(product, match, saved.outcome, notes);
  return { ...row, images: { stored: images.length, placeholder: placeholder !== null, missing } };
}

function productRow(product: FeedProduct, match: CategoryMatch | null, outcome: FeedOutcome, notes: string[]): FeedReportRow {
  return {
    line: product.line,
    handle: product.handle,
    name: product.name,
    outcome,
    category: match ? `${match.category.name} (by ${match.by})` : 'Uncategorized',
    price: fromCents(product.priceCents),
    stock: product.stock,
    images: null,
    notes: [...notes, ...product.notes],
  };
}

function remarkRow({ line, handle, name, reason }: FeedRemark, outcome: FeedOutcome): FeedReportRow {
  return { line, handle, name, outcome, category: null, price: null, stock: null, images: null, notes: [reason] };
}
