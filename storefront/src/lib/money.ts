import { fromCents, toCents } from '@shop/contract';

const GROUPS = /\B(?=(\d{3})+(?!\d))/g;

/** "1248.5" -> "$1,248.50" */
export function formatPrice(amount: string | number): string {
  return formatCents(toCents(amount));
}

/** 124850 -> "$1,248.50" */
export function formatCents(cents: number): string {
  const [whole = '0', fraction = '00'] = fromCents(cents).split('.');
  return `$${whole.replace(GROUPS, ',')}.${fraction}`;
}
