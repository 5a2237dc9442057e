import type { ShopSettings } from '@shop/contract';

const TEXTS: Record<ShopSettings['salesTax'], string | undefined> = {
  included: 'Sales tax is included.',
  'not-collected': 'No sales tax is added.',
  undecided: undefined,
};

/** What the total means; nothing for a shop that has not decided. */
export const taxText = (salesTax: ShopSettings['salesTax']): string | undefined => TEXTS[salesTax];
