import type { Tx } from '#platform/database/transactions.js';
import type {
  Gallery,
  GalleryImage,
  ImportedProducts,
  ProductWriter,
  RetiredSizes,
  VariantWriter,
} from '#modules/catalog/index.js';
import type { FeedImages } from './collect-images.js';
import { categoryAfter, completeProduct } from './complete-product.js';
import type { FeedProduct } from './feed-product.js';
import type { FeedCategory } from './feed-categories.js';
import type { FeedSnapshot } from './feed-product.entity.js';
import { type FeedProducts, type KnownProduct, sourceOf } from './feed-products.js';
import { newSize, planSizes } from './feed-sizes.js';
import type { SizePlan } from './size-plan.js';
import { changesSince, expectsNewGallery, fieldsOf, imageUrlsOf, lostImages, mergeGalleries } from './feed-snapshot.js';
import { firstStock, snapshotStock } from './feed-stock.js';
import type { ReadProduct } from './parsing/read-product.js';
import { valueOr } from './parsing/feed-value.js';
import { changesOf, isEmpty, type ProductChanges } from './report/product-changes.js';
import { stateNotes } from './report/state-notes.js';

interface SavedProduct extends ProductChanges {
  outcome: 'created' | 'updated' | 'unchanged' | 'deleted';
  /** Further lines of the report. */
  notes: string[];
}

/** What an import does, or would do, to a product. */
export interface ImportedProduct extends SavedProduct {
  product: FeedProduct;
  /** The category that it keeps although the file has another one, or none; undefined: that of the file. */
  keptCategoryId?: string | null;
}

/** Writes one product of the feed with its gallery, its sizes and its snapshot. A product that was deleted in the shop stays deleted. */
export class SaveFeedProduct {
  constructor(
    private readonly feedProducts: FeedProducts,
    private readonly products: ImportedProducts,
    private readonly writer: ProductWriter,
    private readonly variants: VariantWriter,
  ) {}

  async execute(tx: Tx, read: ReadProduct, chosen: FeedCategory, images: FeedImages): Promise<ImportedProduct> {
    const retired = await this.removeSizesFromCarts(tx, read, images);
    const known = await this.feedProducts.lock(tx, read.handle);
    const product = completeProduct(read, known);
    if (known?.product.deletedAt) return { outcome: 'deleted', gone: [], changed: [], notes: [], product };
    const wanted = categoryAfter(chosen, known);
    // One that stays is not written, and may have been deleted.
    const isWritten = wanted !== known?.lastImported?.categoryId;
    const categoryId = isWritten ? await this.products.lockCategory(tx, wanted) : wanted;
    const snapshot = { ...fieldsOf(product, categoryId), ...snapshotStock(product, known), ...images };
    const saved = await (known ? this.update(tx, known, product, snapshot, retired) : this.create(tx, product, snapshot));
    const notes = [...stateNotes(known?.product ?? null, read), ...saved.notes];
    return { ...saved, notes, product, ...keptCategory(chosen, wanted, known) };
  }

  /** What a dry run reports; `outcome` is what an import would do. Images are not downloaded: an address that is new counts as a change, one that failed before does not. */
  preview(known: KnownProduct, read: ReadProduct, chosen: FeedCategory): ImportedProduct & { outcome: 'updated' | 'unchanged' } {
    const product = completeProduct(read, known);
    const categoryId = categoryAfter(chosen, known);
    const fields = changesSince(known.lastImported, product, categoryId);
    const plan = planOf(known, product, []);
    const update = changesOf(fields, plan, {
      isNewGallery: expectsNewGallery(product.images, known.lastImported),
      lost: lostImages(known.lastImported, product.images),
    });
    return {
      outcome: isEmpty(update) ? 'unchanged' : 'updated',
      ...update,
      notes: [...stateNotes(known.product, read), ...(isEmpty(update) ? [] : plan.notes)],
      product,
      ...keptCategory(chosen, categoryId, known),
    };
  }

  /** Cart lines before the product; see `VariantWriter.removeSizesFromCarts`. */
  private async removeSizesFromCarts(tx: Tx, read: ReadProduct, { images }: FeedImages): Promise<RetiredSizes> {
    const known = await this.feedProducts.find(tx, read.handle);
    if (!known || known.product.optionNames.length === 0) return { ids: [] };
    const { sizes } = planOf(known, completeProduct(read, known), images);
    return this.variants.removeSizesFromCarts(tx, known.product.id, sizes);
  }

  private async create(tx: Tx, product: FeedProduct, snapshot: FeedSnapshot): Promise<SavedProduct> {
    const { handle, optionNames, sizes, draftReason } = product;
    const { name, description, priceCents, categoryId } = snapshot;
    const { platform: sourcePlatform, id: sourceId } = sourceOf(handle);
    const values = {
      name,
      description,
      priceCents,
      categoryId,
      stockQuantity: firstStock(product),
      optionNames,
      sourcePlatform,
      sourceId,
      state: valueOr(draftReason, null) === null ? ('live' as const) : ('draft' as const),
    };
    const id = await this.writer.create(
      tx,
      values,
      galleryOf(mergeGalleries([], [], imageUrlsOf(snapshot)), altsOf(product, snapshot)),
    );
    const wanted = sizes.map((size) => newSize(size, priceCents, storedImage(snapshot.images)));
    if (wanted.length > 0) await this.variants.replace(tx, id, wanted, { ids: [] });
    await this.feedProducts.saveSnapshot(tx, id, snapshot);
    return { outcome: 'created', gone: [], changed: [], notes: [] };
  }

  private async update(
    tx: Tx,
    known: KnownProduct,
    feedProduct: FeedProduct,
    snapshot: FeedSnapshot,
    retired: RetiredSizes,
  ): Promise<SavedProduct> {
    const { product, lastImported } = known;
    const fields = changesSince(lastImported, feedProduct, snapshot.categoryId);
    const plan = planOf(known, feedProduct, snapshot.images);
    const [before, now] = [lastImported ? imageUrlsOf(lastImported) : [], imageUrlsOf(snapshot)];
    const imagesChanged = now.join() !== before.join();
    const update = changesOf(fields, plan, {
      isNewGallery: imagesChanged,
      lost: lostImages(
        lastImported,
        snapshot.images.map(({ address }) => address),
      ),
    });
    if (isEmpty(update)) {
      await this.rememberMissing(tx, known, snapshot);
      return { outcome: 'unchanged', ...update, notes: [] };
    }
    const current = imagesChanged ? await this.products.gallery(tx, product.id) : [];
    const gallery = imagesChanged
      ? galleryOf(mergeGalleries(current, before, now), altsOf(feedProduct, snapshot, before))
      : undefined;
    const stockQuantity = await this.saveSizes(tx, known, plan, retired);
    await this.writer.update(tx, product, { ...fields, stockQuantity, optionNames: plan.optionNames }, gallery);
    await this.feedProducts.saveSnapshot(tx, product.id, snapshot);
    return { outcome: 'updated', ...update, notes: plan.notes };
  }

  /** So that the next dry run does not announce them as new. */
  private async rememberMissing(tx: Tx, { product, lastImported }: KnownProduct, { missing = [] }: FeedSnapshot): Promise<void> {
    if (!lastImported || missing.join() === (lastImported.missing ?? []).join()) return;
    await this.feedProducts.saveSnapshot(tx, product.id, { ...lastImported, missing });
  }

  /** Returns the stock of the product. */
  private async saveSizes(tx: Tx, { product }: KnownProduct, plan: SizePlan, retired: RetiredSizes): Promise<number> {
    const hasSizes = plan.optionNames.length > 0;
    const sum = hasSizes || product.optionNames.length > 0 ? await this.variants.replace(tx, product.id, plan.sizes, retired) : 0;
    if (plan.unassigned > 0) await this.variants.addUnassigned(tx, product.id, plan.unassigned);
    return hasSizes ? sum : plan.plainStock;
  }
}

function planOf({ product, lastImported, sizes: rows }: KnownProduct, feed: FeedProduct, images: FeedImages['images']): SizePlan {
  const { priceCents = product.priceCents } = changesSince(lastImported, feed, null);
  const { optionNames, stockQuantity } = product;
  return planSizes(
    { optionNames, stockQuantity, priceCents: product.priceCents, rows, lastImported },
    feed,
    priceCents,
    storedImage(images),
  );
}

const keptCategory = (
  { category }: FeedCategory,
  wanted: string | null,
  known: KnownProduct | undefined,
): Pick<ImportedProduct, 'keptCategoryId'> =>
  known && wanted !== (category?.id ?? null) ? { keptCategoryId: known.product.categoryId } : {};

const storedImage =
  (images: FeedImages['images']) =>
  (address: string): string | null =>
    images.find((image) => image.address === address)?.imageUrl ?? null;

function galleryOf(images: readonly GalleryImage[], alts: Gallery['alts']): Gallery {
  const main = images.find(({ isMain }) => isMain)?.imageUrl ?? null;
  return { images: images.map(({ imageUrl }) => imageUrl), main, alts };
}

/** What images show that come with this import; staff may have described the others better. */
function altsOf({ imageAlts }: FeedProduct, { images }: FeedImages, before: readonly string[] = []): Map<string, string> {
  const added = images.filter(({ imageUrl }) => !before.includes(imageUrl));
  return new Map(added.map(({ address, imageUrl }) => [imageUrl, imageAlts.get(address) ?? '']));
}
