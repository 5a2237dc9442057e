import type { AdminProduct } from '@shop/contract';
import { stockOf } from '../number-input.ts';
import type { ProductFields } from '../product-form.ts';
import { labelOf, rowsOf, sameLabel, type SizeRow } from './size-row.ts';
import { formatPieces } from './size-texts.ts';

/** One size, or the options, as text on both sides of an edit conflict. */
interface SizeDifference {
  label: string;
  mine: string;
  theirs: string;
}

const sameSize = (one: SizeRow, other: SizeRow): boolean =>
  one.id !== undefined && other.id !== undefined ? one.id === other.id : sameLabel(one.values, other.values);

/** The sizes in which the form of one admin differs from the product saved by another, as `differences` for the other fields. */
export function sizeDifferences(
  mine: Pick<ProductFields, 'optionNames' | 'variants'>,
  base: AdminProduct,
  theirs: AdminProduct,
): SizeDifference[] {
  const saved = rowsOf(theirs);
  const loaded = rowsOf(base);
  const afterSave = (row: SizeRow): SizeRow => {
    const before = loaded.find(({ id }) => id !== undefined && id === row.id);
    const now = saved.find((other) => sameSize(row, other));
    if (!before || !now) return row;
    return { ...row, stockQuantity: stockOf(now.stockQuantity) + stockOf(row.stockQuantity) - stockOf(before.stockQuantity) };
  };
  const rows = mine.variants.map(afterSave);
  const onlyTheirs = saved.filter((row) => !rows.some((other) => sameSize(row, other)));
  const options = { label: 'Options', mine: optionsText(mine.optionNames), theirs: optionsText(theirs.optionNames) };
  return [
    options,
    ...rows.map((row) =>
      difference(
        row,
        saved.find((other) => sameSize(row, other)),
      ),
    ),
    ...onlyTheirs.map((row) => difference(undefined, row)),
  ].filter((one) => one.mine !== one.theirs);
}

const optionsText = (names: readonly string[]): string => names.map((name) => name.trim()).join(', ') || 'No sizes';

function difference(mine: SizeRow | undefined, theirs: SizeRow | undefined): SizeDifference {
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
    row.imageUrl && 'with an image',
  ]
    .filter(Boolean)
    .join(', ');
}
