import { fromCents, toCents } from '@shop/contract';

export { fromCents, lineCents, toCents } from '@shop/contract';

/** Formats a decimal string or number from the API as "$1,234.50". */
export function formatMoney(amount: string | number): string {
  return formatCents(toCents(amount));
}

/** Formats integer cents as "$1,234.50". */
export function formatCents(cents: number): string {
  const [whole = '0', fraction = '00'] = fromCents(Math.abs(cents)).split('.');
  return `${cents < 0 ? '-' : ''}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}

/** Parses typed text ("48", "48.5", "1,234.50", "$48") to cents; undefined if it is not an amount. */
export function parseMoney(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/^\$\s*/, '')
    .replace(/,(?=\d{3}(\D|$))/g, '');
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? toCents(plain) : undefined;
}
