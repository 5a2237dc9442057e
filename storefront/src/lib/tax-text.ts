import type { ShopSettings } from '@shop/contract';

const TEXTS: Record<ShopSettings['salesTax'], string | undefined> = {
  included: 'Sales tax is included.',
  'not-collected': 'No sales tax is added.',
  undecided: undefined,
};

/** What the total means; nothing for a shop that has not decided, or whose total has a row for it. */
export const taxText = ({ salesTax, taxMode }: Pick<ShopSettings, 'salesTax' | 'taxMode'>): string | undefined =>
  taxMode === 'off' ? TEXTS[salesTax] : undefined;
