import { CATALOG_TEXTS, cleanLine, cleanLines } from '@shop/contract';
import { MAX_SIZES, MAX_STOCK, newRow, sameLabel, type SizeRow } from './size-row.ts';
import { inSizeOrder } from './size-sets.ts';

export interface SizeEntry {
  values: string[];
  /** Undefined if the text names no stock. */
  stock: number | undefined;
}

/** A result, or the reason why there is none. */
export type Parsed<Result> = { result: Result; problem?: never } | { result?: never; problem: string };

const MAX_VALUE_LENGTH = CATALOG_TEXTS.sizeValue.max;
const WITH_STOCK = /^(.*[^\s:=])[\s:=]+(\d{1,9})$/;

/**
 * Parses "S 4, M 6, L 3", also with semicolons or as lines copied from a spreadsheet. The last number of an entry is its stock. With
 * several options, a size is written as "M / Black".
 */
export function parseSizeList(text: string, optionNames: readonly string[]): Parsed<SizeEntry[]> {
  const entries = cleanLines(text)
    .split(/[,;\n]+/)
    .map((part) => cleanLine(part).replaceAll(/ +/g, ' '))
    .filter((part) => part !== '')
    .map((part) => toEntry(part, optionNames.length));
  if (entries.length === 0) return { problem: 'Enter sizes, for example: S 4, M 6, L 3' };
  for (const { values, stock = 0 } of entries) {
    const [value = ''] = values;
    if (values.length !== Math.max(optionNames.length, 1) || values.includes(''))
      return { problem: `“${values.join(' / ')}” needs a value for each option, as in: ${optionNames.join(' / ')}` };
    if (values.some(({ length }) => length > MAX_VALUE_LENGTH)) return { problem: `“${value}” is too long for a size` };
    if (stock > MAX_STOCK) return { problem: `The stock of ${value} must be at most 1,000,000` };
  }
  return { result: entries };
}

function toEntry(part: string, optionCount: number): SizeEntry {
  const [, named, digits] = WITH_STOCK.exec(part) ?? [];
  const stock = digits === undefined ? undefined : Number(digits);
  return { values: valuesOf(named ?? part, optionCount), stock };
}

/** Spaces around the slash are optional, unless a value contains a slash itself ("10 1/2 / Black"). */
function valuesOf(label: string, optionCount: number): string[] {
  if (optionCount <= 1) return [label];
  const spaced = label.split(' / ');
  return (spaced.length === optionCount ? spaced : label.split('/')).map((value) => value.trim());
}

/** Adds sizes. An entry for an existing size shows that size and sets its stock. */
export function addSizes(rows: readonly SizeRow[], entries: readonly SizeEntry[]): Parsed<SizeRow[]> {
  const all = [...rows];
  for (const { values, stock } of entries) {
    const position = all.findIndex((row) => sameLabel(row.values, values));
    const row = all[position];
    if (row) all[position] = { ...row, isActive: true, stockQuantity: stock ?? row.stockQuantity };
    else all.push(newRow(values, stock));
  }
  return all.length > MAX_SIZES ? { problem: tooManySizes() } : { result: inSizeOrder(all) };
}

const tooManySizes = (): string => `A product can have at most ${MAX_SIZES} sizes`;

/** Every size in each of `values` of one more option. The first of them keeps the stock. */
export function addOption(rows: readonly SizeRow[], values: readonly string[]): Parsed<SizeRow[]> {
  const names = values.map(cleanLine).filter((value) => value !== '');
  const different = names.filter((name, index) => names.findIndex((other) => sameLabel([name], [other])) === index);
  if (different.length === 0) return { problem: 'Enter values, for example: Black, White' };
  if (different.some(({ length }) => length > MAX_VALUE_LENGTH)) return { problem: 'A value is too long' };
  if (rows.length * different.length > MAX_SIZES) return { problem: tooManySizes() };
  const result = rows.flatMap((row) =>
    different.map((value, index) => {
      const withValue = [...row.values, value];
      return index === 0
        ? { ...row, values: withValue }
        : { ...newRow(withValue), priceOverride: row.priceOverride, isActive: row.isActive };
    }),
  );
  return { result };
}

/** Without one option. Sizes that are then the same become one, with the sum of their stock. */
export function removeOption(rows: readonly SizeRow[], option: number): SizeRow[] {
  const merged: SizeRow[] = [];
  for (const row of rows) {
    const values = row.values.filter((_, index) => index !== option);
    const position = merged.findIndex((other) => sameLabel(other.values, values));
    const same = merged[position];
    if (same) merged[position] = mergeRows(same, row);
    else merged.push({ ...row, values });
  }
  return merged;
}

const mergeRows = (row: SizeRow, other: SizeRow): SizeRow => ({
  ...row,
  stockQuantity: activeStock(row) + activeStock(other),
  isActive: row.isActive || other.isActive,
});

const activeStock = ({ isActive, stockQuantity }: SizeRow): number => (isActive ? Number(stockQuantity ?? 0) : 0);
