import type { ProductVariant } from './product-variant.entity.js';

/** A size as a form or an import wants it. Undefined fields keep their value. */
export interface VariantValues {
  /** Undefined: found by its label, or created. */
  id?: string | undefined;
  /** One for each option of the product. */
  values: readonly string[];
  sku?: string | null | undefined;
  /** Null: the price of the product. */
  priceOverrideCents?: number | null | undefined;
  stockQuantity: number;
  /** The stock that `stockQuantity` was edited from: the edit is then applied as a difference. */
  stockQuantityRead?: number | undefined;
  imageUrl?: string | null | undefined;
  /** Ounces of one piece; null: the weight of the product. */
  weightOz?: number | null | undefined;
  /** Undefined: true. */
  isActive?: boolean | undefined;
}

export const labelOf = (values: readonly string[]): string => values.join(' / ');
const sameLabel = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The row that a wanted size means: by its id, or else the row with its label, whatever case. */
export const rowOf = <Row extends Pick<ProductVariant, 'id' | 'label'>>(
  rows: readonly Row[],
  { id: wantedId, values }: VariantValues,
) => rows.find(({ id, label }) => (wantedId === undefined ? sameLabel(label, labelOf(values)) : id === wantedId.toLowerCase()));

/** The active sizes that are not among the wanted ones, or are hidden there. */
export function retiredIds(
  rows: readonly Pick<ProductVariant, 'id' | 'label' | 'isActive'>[],
  wanted: readonly VariantValues[],
): string[] {
  const kept = new Set(wanted.filter(({ isActive }) => isActive !== false).map((one) => rowOf(rows, one)?.id));
  return rows.filter(({ id, isActive }) => isActive && !kept.has(id)).map(({ id }) => id);
}

/** The label that two of these sizes share, whatever case. */
export function repeatedLabel(labels: readonly string[]): string | undefined {
  const lower = labels.map((label) => label.toLowerCase());
  return labels.find((label, position) => lower.indexOf(label.toLowerCase()) !== position);
}
