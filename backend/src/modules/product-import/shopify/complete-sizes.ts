import type { FeedProduct, FeedSize } from './feed-product.js';
import type { SnapshotSize } from './feed-product.entity.js';
import type { KnownProduct } from './feed-products.js';
import { importedSizes, labelOf, same } from './feed-stock.js';
import type { ReadOptions, ReadProduct, ReadSize } from './parsing/read-product.js';
import { valueOr } from './parsing/feed-value.js';
import { ofUnsaidSize, priceOfUnsaidSize } from './parsing/price-notes.js';
import type { ShopSize } from './size-plan.js';

/** What an import needs to know of the sizes; `notes` say what stays, and why. */
type CompleteSizes = Pick<FeedProduct, 'optionNames' | 'sizes' | 'priceCents' | 'stock' | 'notes'>;

const NO_OPTIONS: ReadOptions = { optionNames: [], sizes: [], columns: 0 };

export function sizesOfNew({ options, priceCents, stock }: ReadProduct): CompleteSizes {
  const { optionNames, sizes } = valueOr(options, NO_OPTIONS);
  return { optionNames, sizes: sizes.map((size) => ({ ...size, sku: valueOr(size.sku, null) })), priceCents, stock, notes: [] };
}

/** The sizes of a product that the shop has. One whose row is refused, or whose options the file does not say, is as the last import knew it. */
export function sizesAfter(read: ReadProduct, known: KnownProduct): CompleteSizes {
  const { optionNames } = known.product;
  const imported = importedSizes(known) ?? [];
  const { sizes, columns, optionNames: inFile } = valueOr(read.options, NO_OPTIONS);
  const isRefused = read.refusedRows.length > 0;
  if (optionNames.length === 0 && imported.length === 0)
    return isRefused && sizes.length > 0 ? waiting(read, known) : sizesOfNew(read);
  const isSaid = read.options.state === 'given' && columns >= optionNames.length;
  if (!isSaid) return unsaidSizes(read, known, imported);
  // A size that is refused has no place among other options.
  if (isRefused && inFile.length !== optionNames.length) return allSizesStay(read, known, imported);
  return sizesWithRefused(read, known, imported, sizes);
}

/** A product without sizes stays so until the file can say all of them. */
const waiting = (read: ReadProduct, known: KnownProduct): CompleteSizes => ({
  optionNames: [],
  sizes: [],
  priceCents: priceAtMostThatOf(known, read),
  stock: null,
  notes: [`its sizes wait: line ${read.refusedRows[0]?.line} is refused`],
});

function allSizesStay(read: ReadProduct, known: KnownProduct, imported: readonly SnapshotSize[]): CompleteSizes {
  const stay = staying(known, imported);
  const priceCents = imported.length > 0 ? stay.priceCents : priceAtMostThatOf(known, read);
  return { ...stay, priceCents, notes: [`the sizes stay as they are: line ${read.refusedRows[0]?.line} is refused`] };
}

/** The file does not say the sizes. A price that is that of all of them can still change. */
function unsaidSizes(read: ReadProduct, known: KnownProduct, imported: readonly SnapshotSize[]): CompleteSizes {
  const { priceCents, stock, hasOnePrice, refusedRows } = read;
  const isOfAll = hasOnePrice && refusedRows.length === 0;
  // Staff have given the product its sizes: pieces of the file wait for one.
  if (imported.length === 0)
    return { optionNames: [], sizes: [], priceCents, stock: refusedRows.length === 0 ? stock : null, notes: [] };
  const stay = staying(known, imported);
  const notes = stock === null ? [] : [ofUnsaidSize(`quantity ${stock}`, 'stock stays')];
  const hasEqualPrices = imported.every((size) => size.priceCents === stay.priceCents) && !known.sizes.some(hasOwnPrice);
  if (isOfAll && hasEqualPrices)
    return { ...stay, priceCents, sizes: stay.sizes.map((size) => ({ ...size, priceCents })), notes };
  if (priceCents !== stay.priceCents) notes.push(priceOfUnsaidSize(priceCents));
  return { ...stay, notes };
}

const hasOwnPrice = ({ isActive, priceOverrideCents }: ShopSize): boolean => isActive && priceOverrideCents !== null;

function sizesWithRefused(
  { refusedRows, priceCents, stock }: ReadProduct,
  known: KnownProduct,
  imported: readonly SnapshotSize[],
  inFile: readonly ReadSize[],
): CompleteSizes {
  const find = <Size extends { label: string }>(sizes: readonly Size[], label: string): Size | undefined =>
    sizes.find((size) => same(size.label, label));
  const rowOf = (label: string) => refusedRows.find((row) => row.label !== null && same(row.label, label));
  const unlabelled = refusedRows.find((row) => row.label === null);
  const kept = imported.filter(
    ({ label }) => !inFile.some((size) => same(labelOf(size), label)) && (rowOf(label) ?? unlabelled) !== undefined,
  );
  const sizes = inFile.map((size) => {
    const label = labelOf(size);
    return { ...size, sku: skuAfter(size, find(imported, label), find(known.sizes, label)) };
  });
  const lowest = Math.min(priceCents, ...kept.map((size) => size.priceCents));
  const isUnknown = imported.length === 0 && refusedRows.length > 0;
  return {
    optionNames: [...known.product.optionNames],
    sizes: inOrder(sizes, kept.map(keptSize), imported),
    priceCents: isUnknown ? priceAtMostThatOf(known, { priceCents }) : lowest,
    stock: refusedRows.length > 0 ? null : stock,
    notes: stayNotes(
      kept.map(({ label }) => ({ label, line: rowOf(label)?.line })),
      unlabelled?.line,
    ),
  };
}

function stayNotes(kept: readonly { label: string; line: number | undefined }[], unlabelledLine: number | undefined): string[] {
  const named = kept.flatMap(({ label, line }) =>
    line === undefined ? [] : [`${label} stays as it is: line ${line} is refused`],
  );
  const others = kept.filter(({ line }) => line === undefined).map(({ label }) => label);
  const stay = others.length === 1 ? 'stays as it is' : 'stay as they are';
  const why = `line ${unlabelledLine} is refused and does not say its size`;
  return others.length === 0 ? named : [...named, `${others.join(', ')} ${stay}: ${why}`];
}

/** Every size as the last import knew it. */
const staying = ({ product, lastImported }: KnownProduct, imported: readonly SnapshotSize[]): CompleteSizes => ({
  optionNames: imported.length > 0 ? [...product.optionNames] : [],
  sizes: imported.map(keptSize),
  priceCents: lastImported?.priceCents ?? product.priceCents,
  stock: null,
  notes: [],
});

/** It finds its size in the shop by its label; its image is only used for new ones. */
const keptSize = ({ label, sku, priceCents }: SnapshotSize): FeedSize => ({
  values: [label],
  sku,
  priceCents,
  stock: null,
  image: null,
});

/** A size that cannot be read may be the cheapest: the price of the product does not rise without it. */
const priceAtMostThatOf = ({ product, lastImported }: KnownProduct, { priceCents }: Pick<ReadProduct, 'priceCents'>): number =>
  Math.min(priceCents, lastImported?.priceCents ?? product.priceCents);

/** An empty SKU empties only what the last import had filled and nobody has changed since. */
function skuAfter({ sku }: ReadSize, before: SnapshotSize | undefined, row: ShopSize | undefined): string | null {
  const imported = before ? before.sku : (row?.sku ?? null);
  const isTouched = row !== undefined && (!before || row.sku !== before.sku);
  const value = valueOr(sku, imported);
  return value === null && isTouched ? imported : value;
}

/** `kept` among `sizes`, each before those that followed it in the last import. */
function inOrder(sizes: readonly FeedSize[], kept: readonly FeedSize[], imported: readonly SnapshotSize[]): FeedSize[] {
  const position = (size: FeedSize): number => imported.findIndex(({ label }) => same(label, labelOf(size)));
  const ordered = [...sizes];
  for (const size of kept) {
    const next = ordered.findIndex((other) => position(other) > position(size));
    ordered.splice(next < 0 ? ordered.length : next, 0, size);
  }
  return ordered;
}
