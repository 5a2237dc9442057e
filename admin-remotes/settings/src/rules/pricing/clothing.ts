import type { AdminCategory, AdminProduct, TaxRule } from '@shop/contract';

/** Whether exceptions for clothing apply to nothing, because every category is other goods. */
export const isNothingClothing = (categories: readonly AdminCategory[]): boolean =>
  categories.length > 0 && categories.every(({ taxKind }) => taxKind !== 'clothing');

export const exceptsClothing = ({ clothing }: Pick<TaxRule, 'clothing'>): boolean => clothing !== 'none';

/** What staff may not have meant with a rule that excepts clothing. */
export const clothingDoubts = (rule: Pick<TaxRule, 'clothing'>, categories: readonly AdminCategory[]): string[] =>
  exceptsClothing(rule) && isNothingClothing(categories)
    ? ['No category is clothing, so this rule taxes every piece in full.']
    : [];

interface Taxation {
  taxKind: AdminCategory['taxKind'];
  /** Why, as a sentence. */
  text: string;
}

/** How a product is taxed: as its category says; without one as other goods. */
export function taxationOf(
  { name, categoryId }: Pick<AdminProduct, 'name' | 'categoryId'>,
  categories: readonly AdminCategory[],
): Taxation {
  const category = categories.find(({ id }) => id === categoryId);
  if (!category) return { taxKind: 'other', text: `${name} has no category, so it is taxed as other goods.` };
  const kind = category.taxKind === 'clothing' ? 'clothing' : 'other goods';
  return { taxKind: category.taxKind, text: `${name} is taxed as ${kind}, as its category ${category.name} says.` };
}
