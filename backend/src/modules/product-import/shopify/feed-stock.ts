import type { FeedSnapshot, SnapshotSize } from './feed-product.entity.js';
import type { FeedProduct, FeedSize } from './feed-product.js';
import type { ReadProduct } from './parsing/read-product.js';
import type { KnownSizes } from './size-plan.js';

interface LastImport {
  lastImported: FeedSnapshot | null;
}

/** What an import does to a stock. */
export interface StockChange {
  pieces: number;
  /** For the report; empty when nothing changes. */
  changed: string[];
}

export const labelOf = (size: Pick<FeedSize, 'values'>): string => size.values.join(' / ');
export const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
/** How a report says that a stock changes: "7 → 3". */
export const fromTo = (before: number, after: number): string => `${before} → ${after}`;

/**
 * Changes `current` by what the feed changed since the last import. An unknown quantity of the feed changes nothing. Where no import
 * has known one before, the first counts only if the shop has no pieces: others were counted by staff.
 */
export function stockChange(name: string, current: number, before: number | null, now: number | null): StockChange {
  if (now === null) return { pieces: current, changed: [] };
  if (before === null && current > 0) return { pieces: current, changed: [`${name} stays ${current} (the file says ${now})`] };
  const pieces = Math.max(0, current + now - (before ?? 0));
  return { pieces, changed: now === (before ?? 0) ? [] : [`${name} ${fromTo(current, pieces)}`] };
}

/** The stock of a product that the shop does not have yet. */
export const firstStock = ({ stock, sizes }: FeedProduct): number =>
  sizes.length > 0 ? sizes.reduce((sum, size) => sum + (size.stock ?? 0), 0) : (stock ?? 0);

/** The quantities that imports know after this one: a file without them does not make the earlier ones unknown. */
export function snapshotStock(feed: FeedProduct, known: LastImport | undefined): Pick<FeedSnapshot, 'stock' | 'sizes'> {
  const before = known?.lastImported?.stock ?? null;
  if (known && waitsForQuantities(feed, known)) return { stock: before };
  const sizes = snapshotSizes(feed, known?.lastImported?.sizes);
  return { stock: sizes.length > 0 ? sumOf(sizes) : (feed.stock ?? before), sizes };
}

export const snapshotSizes = ({ sizes }: FeedProduct, before: readonly SnapshotSize[] = []): SnapshotSize[] =>
  sizes.map((size) => ({
    label: labelOf(size),
    stock: size.stock ?? before.find(({ label }) => same(label, labelOf(size)))?.stock ?? null,
    priceCents: size.priceCents,
    sku: size.sku,
  }));

/** The sizes of the last import; undefined when it saw none, or is from the time before sizes. */
export function importedSizes({ lastImported }: LastImport): readonly SnapshotSize[] | undefined {
  const { sizes = [] } = lastImported ?? {};
  return sizes.length > 0 ? sizes : undefined;
}

/** A product that had no sizes keeps its pieces until the feed says of which sizes they are. */
export const waitsForQuantities = (feed: FeedProduct, known: LastImport): boolean =>
  feed.sizes.length > 0 && feed.stock === null && importedSizes(known) === undefined;

/** Says in the report of which sizes the quantity is unknown, and that of a product without sizes. */
export function unknownStockNote({ stock, options }: Pick<ReadProduct, 'stock' | 'options'>, consequence: string): string[] {
  if (stock !== null) return [];
  const sizes = options.state === 'given' ? options.value.sizes : [];
  const unknown = sizes.filter((size) => size.stock === null);
  const of = unknown.length < sizes.length ? ` of ${unknown.map(labelOf).join(', ')}` : '';
  return [`no quantity${of} in the file: the stock ${consequence}`];
}

function sumOf(sizes: readonly SnapshotSize[]): number | null {
  return sizes.reduce<number | null>((sum, { stock }) => (sum === null || stock === null ? null : sum + stock), 0);
}

/** The sizes that a product loses when it gets options that they do not have. */
export const sizesOfOtherOptions = (
  { rows }: Pick<KnownSizes, 'rows'>,
  { optionNames }: Pick<FeedProduct, 'optionNames'>,
): string[] =>
  rows
    .filter(({ isActive, optionValues }) => isActive && optionValues.length !== optionNames.length)
    .map(({ label, stockQuantity }) => `${label} (${fromTo(stockQuantity, 0)})`);
