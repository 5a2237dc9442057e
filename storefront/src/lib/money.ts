import { fromCents, signedCents, toCents } from '@shop/contract';

const GROUPS = /\B(?=(\d{3})+(?!\d))/g;

/** "1248.5" -> "$1,248.50" */
export function formatPrice(amount: string | number): string {
  return formatCents(toCents(amount));
}

/** What is added to a total or taken off it: "-5.00" -> "-$5.00" */
export function formatCharge(amount: string): string {
  return formatCents(signedCents(amount));
}

/** 124850 -> "$1,248.50", -500 -> "-$5.00" */
export function formatCents(cents: number): string {
  const [whole = '0', fraction = '00'] = fromCents(Math.abs(cents)).split('.');
  return `${cents < 0 ? '-' : ''}$${whole.replace(GROUPS, ',')}.${fraction}`;
}
