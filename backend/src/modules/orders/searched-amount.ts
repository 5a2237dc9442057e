const AMOUNT = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,8})(\.\d{2})?$/;

/** The amount that a search can mean ("160", "160.00", "$1,160.00"), as an order's total is written; else undefined. */
export function searchedAmount(search: string): string | undefined {
  const [, whole = '', fraction = '.00'] = AMOUNT.exec(search.trim()) ?? [];
  const digits = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  return digits === '' ? undefined : digits + fraction;
}
