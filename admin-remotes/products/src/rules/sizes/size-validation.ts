import { formatCents } from '@shop/admin-kit';
import { CATALOG_TEXTS, textProblem } from '@shop/contract';
import { priceInCents } from '../number-input.ts';
import { labelOf, sameLabel, type SizeRow } from './size-row.ts';

/** What is wrong with a value of a size. A repeated size is reported at its first value, in the later row. */
export function valuesProblem(rows: readonly SizeRow[], index: number, option: number): string | undefined {
  const row = rows[index];
  if (!row) return undefined;
  const problem = textProblem(CATALOG_TEXTS.sizeValue, row.values[option]);
  if (problem !== undefined) return problem;
  const repeated = rows.slice(0, index).some((other) => sameLabel(other.values, row.values));
  return option === 0 && repeated ? `The size ${labelOf(row.values)} exists already` : undefined;
}

/** The price of the product is the lowest, because lists show it as "From $48.00". */
export function priceProblem(row: SizeRow | undefined, productPrice: string | number | null): string | undefined {
  if (!row || String(row.priceOverride ?? '').trim() === '') return undefined;
  const cents = priceInCents(row.priceOverride);
  if (cents === undefined) return 'Price must be a valid positive number';
  const lowest = priceInCents(productPrice);
  return row.isActive && lowest !== undefined && cents < lowest ? `At least ${formatCents(lowest)}` : undefined;
}

export function optionProblem(names: readonly string[], index: number): string | undefined {
  const name = names[index] ?? '';
  const problem = textProblem(CATALOG_TEXTS.option, name);
  if (problem !== undefined) return problem;
  return names.slice(0, index).some((other) => sameLabel([other], [name])) ? 'Two options have the same name' : undefined;
}
