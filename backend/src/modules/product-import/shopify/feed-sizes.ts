import type { VariantValues } from '#modules/catalog/index.js';
import type { SnapshotSize } from './feed-product.entity.js';
import {
  importedSizes,
  labelOf,
  same,
  sizesOfOtherOptions,
  snapshotSizes,
  type StockChange,
  stockChange,
  waitsForQuantities,
} from './feed-stock.js';
import type { FeedProduct, FeedSize } from './feed-product.js';
import type { KnownSizes, ShopSize, SizePlan } from './size-plan.js';
import { asWanted, withoutFeed } from './size-without-feed.js';

/**
 * Applies to the sizes of the shop what changed in the feed since the last import, so that sales and edits made in the admin survive.
 * `priceCents` is the price of the product after the import, `imageOf` finds the stored image of an address.
 */
export function planSizes(
  known: KnownSizes,
  feed: FeedProduct,
  priceCents: number,
  imageOf: (address: string) => string | null,
): SizePlan {
  const imported = importedSizes(known);
  if (feed.sizes.length > 0 && known.optionNames.length > 0) {
    return imported ? mergedSizes(known, imported, feed, priceCents, imageOf) : sizesOfAdmins(known, feed, priceCents, imageOf);
  }
  const isNew = imported === undefined && !waitsForQuantities(feed, known);
  if (feed.sizes.length > 0 && isNew) return firstSizes(known, feed, priceCents, imageOf);
  return plainProduct(known, imported ?? [], feed);
}

/** A size for a product that has none of it yet. */
export const newSize = (size: FeedSize, priceCents: number, imageOf: (address: string) => string | null): VariantValues => ({
  values: size.values,
  sku: size.sku,
  priceOverrideCents: overrideOf(size.priceCents, priceCents),
  stockQuantity: size.stock ?? 0,
  imageUrl: size.image === null ? null : imageOf(size.image),
});

const overrideOf = (wanted: number, ofProduct: number): number | null => (wanted > ofProduct ? wanted : null);

/** A product that had no sizes: the feed's numbers, unless pieces were sold of sizes that nobody knows. */
function firstSizes(
  known: KnownSizes,
  feed: FeedProduct,
  priceCents: number,
  imageOf: (address: string) => string | null,
): SizePlan {
  const isUntouched = known.stockQuantity === (known.lastImported?.stock ?? 0);
  const sizes = feed.sizes.map((size) => ({
    ...newSize(size, priceCents, imageOf),
    ...(isUntouched ? {} : { stockQuantity: 0 }),
  }));
  const waiting = `its ${known.stockQuantity} pieces wait for a size, because the shop's stock differs from the last import`;
  return {
    optionNames: feed.optionNames,
    sizes,
    plainStock: 0,
    unassigned: isUntouched ? 0 : known.stockQuantity,
    gone: [],
    changed: [`${sizes.length} sizes`],
    notes: isUntouched || known.stockQuantity === 0 ? [] : [waiting],
  };
}

/** Staff have given sizes to a product that had none: its pieces are in them already, and new ones wait for a size. */
function sizesOfAdmins(
  known: KnownSizes,
  feed: FeedProduct,
  priceCents: number,
  imageOf: (address: string) => string | null,
): SizePlan {
  const isKnown = ({ label }: SnapshotSize): boolean => known.rows.some((row) => same(row.label, label));
  const imported = snapshotSizes(feed).filter(isKnown);
  const sizes = feed.sizes.map((size) =>
    imported.some(({ label }) => same(label, labelOf(size))) ? size : { ...size, stock: 0 },
  );
  const plan = mergedSizes(known, imported, { ...feed, sizes }, priceCents, imageOf);
  const stock = plainStock(known, feed);
  const unassigned = Math.max(0, stock.pieces - known.stockQuantity);
  return { ...plan, unassigned, changed: [...plan.changed, ...(unassigned > 0 ? stock.changed : [])] };
}

/** A product whose sizes staff removed, or that the feed lists without options. */
function plainProduct(known: KnownSizes, imported: readonly SnapshotSize[], feed: FeedProduct): SizePlan {
  const { pieces, changed } = plainStock(known, feed);
  const unchanged = {
    optionNames: [...known.optionNames],
    sizes: known.rows.map(asWanted),
    plainStock: known.stockQuantity,
    unassigned: 0,
    gone: [],
    notes: [],
  };
  if (known.optionNames.length === 0) {
    return { ...unchanged, sizes: [], plainStock: pieces, changed };
  }
  const isOfFeed =
    imported.length > 0 && known.rows.every(({ label, isActive }) => !isActive || imported.some((one) => same(one.label, label)));
  if (isOfFeed) {
    return {
      ...unchanged,
      optionNames: [],
      sizes: [],
      plainStock: pieces,
      gone: ['all sizes'],
      changed,
    };
  }
  // Staff have given it sizes: the feed does not know of which size the new pieces are.
  return { ...unchanged, unassigned: Math.max(0, pieces - known.stockQuantity), changed };
}

/** The stock of the whole product after the import. */
const plainStock = ({ stockQuantity, lastImported }: KnownSizes, feed: FeedProduct): StockChange =>
  stockChange('stock', stockQuantity, lastImported?.stock ?? null, lastImported ? feed.stock : null);

function mergedSizes(
  known: KnownSizes,
  imported: readonly SnapshotSize[],
  feed: FeedProduct,
  priceCents: number,
  imageOf: (address: string) => string | null,
): SizePlan {
  const gone = sizesOfOtherOptions(known, feed);
  const changed: string[] = [];
  const notes: string[] = [];
  const importedSize = (label: string): SnapshotSize | undefined => imported.find((one) => same(one.label, label));
  const ofFeed = feed.sizes.flatMap((size) => {
    const row = known.rows.find(({ label }) => same(label, labelOf(size)));
    const before = importedSize(labelOf(size));
    if (row) return [mergedSize(size, row, before, { oldCents: known.priceCents, priceCents, gone, changed })];
    // Staff have renamed it.
    if (before) return [];
    changed.push(`new size ${labelOf(size)}`);
    if (size.stock === null) notes.push(`no quantity of ${labelOf(size)} in the file: it starts at 0`);
    return [newSize(size, priceCents, imageOf)];
  });
  const isInFeed = (label: string): boolean => feed.sizes.some((size) => same(labelOf(size), label));
  const others = known.rows
    .filter(({ label, optionValues }) => !isInFeed(label) && optionValues.length === feed.optionNames.length)
    .map((row) => withoutFeed(row, importedSize(row.label), { gone, changed }));
  const isRenamed = known.optionNames.length === feed.optionNames.length;
  if (!isRenamed) changed.push('options');
  const optionNames = isRenamed ? [...known.optionNames] : feed.optionNames;
  return { optionNames, sizes: [...ofFeed, ...others], plainStock: 0, unassigned: 0, gone, changed, notes };
}

interface MergeContext {
  /** The price of the product before and after. */
  oldCents: number;
  priceCents: number;
  gone: string[];
  changed: string[];
}

function mergedSize(
  size: FeedSize,
  row: ShopSize,
  before: SnapshotSize | undefined,
  { oldCents, priceCents, gone, changed }: MergeContext,
) {
  const stock = stockChange(row.label, row.stockQuantity, before ? before.stock : 0, size.stock);
  changed.push(...stock.changed);
  if (before && before.priceCents !== size.priceCents) changed.push(`price of ${row.label}`);
  if (before && before.sku !== size.sku) (size.sku ? changed : gone).push(`SKU of ${row.label}`);
  // Listed again after it was gone from the feed.
  if (!before && !row.isActive) changed.push(`${row.label} is back`);
  const wanted = before?.priceCents === size.priceCents ? (row.priceOverrideCents ?? oldCents) : size.priceCents;
  return {
    ...asWanted(row),
    stockQuantity: stock.pieces,
    priceOverrideCents: overrideOf(wanted, priceCents),
    sku: before?.sku === size.sku ? row.sku : size.sku,
    isActive: before ? row.isActive : true,
  };
}
