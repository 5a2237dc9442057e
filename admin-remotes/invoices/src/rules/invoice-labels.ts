import type { InvoiceItem } from '@shop/contract';

/** In UTC like the number's year and the PDF, so that all three agree on a late evening. */
export function formatDate(moment: string, month: 'short' | 'long' = 'short'): string {
  return new Date(moment).toLocaleDateString('en-US', { year: 'numeric', month, day: 'numeric', timeZone: 'UTC' });
}

export const itemName = (item: InvoiceItem): string => item.productName ?? item.customProductName ?? 'Item';

export const formatItemCount = (items: readonly unknown[]): string => (items.length === 1 ? '1 item' : `${items.length} items`);
