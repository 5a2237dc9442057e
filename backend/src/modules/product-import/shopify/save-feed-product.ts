import type { Tx } from '#platform/database/transactions.js';
import type { Gallery, GalleryImage, ImportedProducts, ProductWriter } from '#modules/catalog/index.js';
import type { FeedImages } from './collect-images.js';
import type { FeedSnapshot } from './feed-product.entity.js';
import { type FeedProducts, type KnownProduct, sourceOf } from './feed-products.js';
import { changesSince, fieldsOf, imageUrlsOf, mergeGalleries } from './feed-snapshot.js';
import type { FeedProduct } from './parsing/feed-product.js';

export interface SavedProduct {
  outcome: 'created' | 'updated' | 'unchanged' | 'deleted';
  /** What an update changed, for the report. */
  changed: string[];
}

/** Writes one product of the feed with its gallery and its snapshot. A product that was deleted in the shop stays deleted. */
export class SaveFeedProduct {
  constructor(
    private readonly feedProducts: FeedProducts,
    private readonly products: ImportedProducts,
    private readonly writer: ProductWriter,
  ) {}

  async execute(tx: Tx, product: FeedProduct, categoryId: string | null, images: FeedImages): Promise<SavedProduct> {
    const known = await this.feedProducts.lock(tx, product.handle);
    if (known?.product.deletedAt) return { outcome: 'deleted', changed: [] };
    const snapshot = { ...fieldsOf(product, categoryId), stock: product.stock, ...images };
    return known ? this.update(tx, known, product, snapshot) : this.create(tx, product, snapshot);
  }

  private async create(tx: Tx, { handle }: FeedProduct, snapshot: FeedSnapshot): Promise<SavedProduct> {
    const { name, description, price, categoryId, stock: stockQuantity } = snapshot;
    const { platform: sourcePlatform, id: sourceId } = sourceOf(handle);
    const values = { name, description, price, categoryId, stockQuantity, sourcePlatform, sourceId };
    const id = await this.writer.create(tx, values, galleryOf(mergeGalleries([], [], imageUrlsOf(snapshot))));
    await this.feedProducts.saveSnapshot(tx, id, snapshot);
    return { outcome: 'created', changed: [] };
  }

  private async update(
    tx: Tx,
    { product, lastImported }: KnownProduct,
    feedProduct: FeedProduct,
    snapshot: FeedSnapshot,
  ): Promise<SavedProduct> {
    const { fields, stockDelta } = changesSince(lastImported, feedProduct, snapshot.categoryId);
    const [before, now] = [lastImported ? imageUrlsOf(lastImported) : [], imageUrlsOf(snapshot)];
    const imagesChanged = now.join() !== before.join();
    const changed = [
      ...Object.keys(fields).map(labelOf),
      ...(stockDelta === 0 ? [] : [`stock ${signed(stockDelta)}`]),
      ...(imagesChanged ? ['images'] : []),
    ];
    if (changed.length === 0) return { outcome: 'unchanged', changed };
    const current = imagesChanged ? await this.products.gallery(tx, product.id) : [];
    const gallery = imagesChanged ? galleryOf(mergeGalleries(current, before, now)) : undefined;
    const stockQuantity = Math.max(0, product.stockQuantity + stockDelta);
    await this.writer.update(tx, product, { ...fields, stockQuantity }, gallery);
    await this.feedProducts.saveSnapshot(tx, product.id, snapshot);
    return { outcome: 'updated', changed };
  }
}

function galleryOf(images: readonly GalleryImage[]): Gallery {
  return { images: images.map(({ imageUrl }) => imageUrl), main: images.find(({ isMain }) => isMain)?.imageUrl ?? null };
}

const labelOf = (field: string): string => (field === 'categoryId' ? 'category' : field);
const signed = (delta: number): string => (delta > 0 ? `+${delta}` : String(delta));
