import {
  type AdminProduct,
  changedPriceCents,
  fromCents,
  mapProductFlags,
  type PriceChange,
  type ProductEdit,
  type ProductFlag,
  toCents,
} from '@shop/contract';
import { priceInCents } from './number-input.ts';
import { NO_ARTIST } from './product-form.ts';

/** An option of every field; fields that keep it are not sent. */
export const KEEP = 'keep';

/** What the dialog changes of the selected products. */
export interface BulkEdit extends Record<ProductFlag, typeof KEEP | 'yes' | 'no'> {
  direction: typeof KEEP | PriceChange['direction'];
  unit: PriceChange['unit'];
  value: string;
  categoryId: string;
  artistId: string;
}

export const NO_BULK_EDIT: BulkEdit = {
  direction: KEEP,
  unit: 'percent',
  value: '',
  categoryId: KEEP,
  artistId: KEEP,
  ...mapProductFlags(() => KEEP),
};

/** Undefined while the price is kept or its change is not a number above zero. */
export function priceChangeOf({
  direction,
  unit,
  value,
}: Pick<BulkEdit, 'direction' | 'unit' | 'value'>): PriceChange | undefined {
  const hundredths = priceInCents(value);
  return direction === KEEP || hundredths === undefined ? undefined : { direction, unit, value: fromCents(hundredths) };
}

/** The request for each product; empty when nothing changes. */
export function bulkEditsOf(products: readonly Pick<AdminProduct, 'id' | 'version'>[], edit: BulkEdit): ProductEdit[] {
  const { categoryId, artistId } = edit;
  const priceChange = priceChangeOf(edit);
  const flags = Object.entries(mapProductFlags((name) => edit[name])).filter(([, flag]) => flag !== KEEP);
  const changes = {
    ...(priceChange && { priceChange }),
    ...(categoryId !== KEEP && { categoryId }),
    ...(artistId !== KEEP && { artistId: artistId === NO_ARTIST ? null : artistId }),
    ...Object.fromEntries(flags.map(([name, flag]) => [name, flag === 'yes'])),
  };
  return Object.keys(changes).length === 0 ? [] : products.map(({ id, version }) => ({ id, version, ...changes }));
}

const EXAMPLES = 3;

/** The first prices before and after a change; undefined becomes no price. */
export const priceExamples = (products: readonly Pick<AdminProduct, 'id' | 'name' | 'price'>[], change: PriceChange) =>
  products.slice(0, EXAMPLES).map(({ id, name, price }) => ({
    id,
    name,
    before: toCents(price),
    after: changedPriceCents(toCents(price), change),
  }));
