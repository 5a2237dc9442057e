import { fromCents, toCents } from '@shop/contract';

export { fromCents, lineCents, toCents } from '@shop/contract';

/** "$1,234.50" of a decimal string or number from the API. */
export function formatMoney(amount: string | number): string {
  return formatCents(toCents(amount));
}

/** "$1,234.50" of integer cents. */
export function formatCents(cents: number): string {
  const [whole = '0', fraction = '00'] = fromCents(Math.abs(cents)).split('.');
  return `${cents < 0 ? '-' : ''}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}

/** Cents of what a person typed ("48", "48.5", "1,234.50", "$48"), or undefined when it is no amount. */
export function parseMoney(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/^\$\s*/, '')
    .replace(/,(?=\d{3}(\D|$))/g, '');
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? toCents(plain) : undefined;
}
