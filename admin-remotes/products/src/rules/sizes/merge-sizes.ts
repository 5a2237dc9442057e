import { fromCents, mergeConflict } from '@shop/admin-kit';
import { priceInCents, stockOf, weightOf } from '../number-input.ts';
import type { ProductFields } from '../product-form.ts';
import { rebasedStock } from '../rebased-stock.ts';
import { labelOf, sameLabel, type SizeRow } from './size-row.ts';
import { formatPieces } from './size-texts.ts';

type Sizes = Pick<ProductFields, 'optionNames' | 'variants'>;

/** One size, or the options, as text on both sides of an edit conflict. */
interface ContestedSize {
  label: string;
  mine: string;
  theirs: string;
}

export interface MergedSizes {
  keepMine: Sizes;
  takeTheirs: Sizes;
  contested: ContestedSize[];
}

/** The two outcomes for one size; undefined: there is no such size, or saving hides it. */
interface MergedRow {
  mine: SizeRow | undefined;
  theirs: SizeRow | undefined;
  contested: boolean;
}

/** Merges the sizes of a form with those that somebody else saved, field by field of each size. */
export function mergeSizes(base: Sizes, mine: Sizes, theirs: Sizes): MergedSizes {
  const options = mergeConflict(namesOf(base), namesOf(mine), namesOf(theirs));
  const keyOf = (row: SizeRow): string =>
    row.id ?? theirs.variants.find(({ values }) => sameLabel(row.values, values))?.id ?? labelOf(row.values).toLowerCase();
  const byKey = ({ variants }: Sizes): Map<string, SizeRow> => new Map(variants.map((row) => [keyOf(row), normalized(row)]));
  const [before, my, their] = [byKey(base), byKey(mine), byKey(theirs)];
  const merged = [...new Set([...my.keys(), ...their.keys()])].map((key) =>
    mergeRow(before.get(key), my.get(key), their.get(key)),
  );
  const rows = (side: 'mine' | 'theirs'): SizeRow[] => merged.flatMap((row) => row[side] ?? []);
  const contestedOptions = { label: 'Options', mine: namesText(mine), theirs: namesText(theirs) };
  return {
    keepMine: { ...options.keepMine, variants: rows('mine') },
    takeTheirs: { ...options.takeTheirs, variants: rows('theirs') },
    contested: [
      ...(options.contested.length > 0 ? [contestedOptions] : []),
      ...merged.filter(({ contested }) => contested).map(textsOf),
    ],
  };
}

const namesOf = ({ optionNames }: Sizes) => ({ optionNames: optionNames.map((name) => name.trim()) });
const namesText = (sizes: Sizes): string => namesOf(sizes).optionNames.join(', ') || 'No sizes';

function normalized(row: SizeRow): SizeRow {
  const price = priceInCents(row.priceOverride);
  return {
    ...row,
    values: row.values.map((value) => value.trim()),
    stockQuantity: stockOf(row.stockQuantity),
    sku: row.sku.trim(),
    priceOverride: price === undefined ? row.priceOverride || null : fromCents(price),
    weightOz: weightOf(row.weightOz),
  };
}

function mergeRow(base: SizeRow | undefined, mine: SizeRow | undefined, theirs: SizeRow | undefined): MergedRow {
  if (!mine || !theirs) {
    const { keepMine, takeTheirs, contested } = mergeConflict({ row: base }, { row: mine }, { row: theirs });
    // Pieces that were sold since are no change of the size: hiding it needs no question.
    const changed = contested.length > 0 && !(base && theirs && sameButStock(base, theirs));
    return { mine: keepMine.row, theirs: changed ? takeTheirs.row : keepMine.row, contested: changed };
  }
  // A size that both added is one size: mine then differs from theirs in fields, not in being there.
  const opened = base ?? { ...mine, ...EMPTY_SIZE };
  const { id } = theirs;
  const merge = mergeConflict(withId(opened, id), withId(mine, id), withId(theirs, id));
  const stock = base ? rebasedStock(base.stockQuantity, mine.stockQuantity, theirs.stockQuantity) : mine.stockQuantity;
  return {
    mine: { ...merge.keepMine, stockQuantity: stock },
    theirs: { ...merge.takeTheirs, stockQuantity: merge.contested.includes('stockQuantity') ? theirs.stockQuantity : stock },
    contested: merge.contested.length > 0,
  };
}

const EMPTY_SIZE = { stockQuantity: null, sku: '', priceOverride: null, imageUrl: null, weightOz: null };

const withId = (row: SizeRow, id: string | undefined): SizeRow => (id === undefined ? row : { ...row, id });

const sameButStock = (one: SizeRow, other: SizeRow): boolean =>
  JSON.stringify({ ...one, stockQuantity: 0 }) === JSON.stringify({ ...other, stockQuantity: 0 });

function textsOf({ mine, theirs }: MergedRow): ContestedSize {
  const renamed = mine && theirs && labelOf(mine.values) !== labelOf(theirs.values);
  return {
    label: `Size ${labelOf((theirs ?? mine)?.values ?? [])}`,
    // Saving retires a size that the form does not have.
    mine: mine ? sizeText(mine, renamed) : 'Hidden',
    theirs: theirs ? sizeText(theirs, renamed) : 'No such size',
  };
}

function sizeText(row: SizeRow, withLabel = false): string {
  if (!row.isActive) return 'Hidden';
  const price = String(row.priceOverride ?? '').trim();
  return [
    withLabel ? labelOf(row.values) : '',
    formatPieces(stockOf(row.stockQuantity)),
    row.sku.trim() && `SKU ${row.sku.trim()}`,
    price && `$${Number(price).toFixed(2)}`,
    row.weightOz !== null && `${row.weightOz} oz`,
    row.imageUrl && 'with an image',
  ]
    .filter(Boolean)
    .join(', ');
}
