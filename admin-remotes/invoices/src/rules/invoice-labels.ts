import type { InvoiceItem, InvoiceStatus } from '@shop/contract';

/** The text and the colour of a StatusTag. */
interface StatusTagLabel {
  label: string;
  tone: 'neutral' | 'info' | 'success' | 'danger';
}

export const STATUS_TAGS: Record<InvoiceStatus, StatusTagLabel> = {
  draft: { label: 'Draft', tone: 'neutral' },
  sent: { label: 'Sent', tone: 'info' },
  paid: { label: 'Paid', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'danger' },
};

export const STATUS_OPTIONS = (Object.keys(STATUS_TAGS) as InvoiceStatus[]).map((value) => ({
  value,
  label: STATUS_TAGS[value].label,
}));

/** Formats the date in UTC, like the year of the invoice number and the date of the PDF, so that all three agree. */
export function formatDate(isoTime: string, month: 'short' | 'long' = 'short'): string {
  return new Date(isoTime).toLocaleDateString('en-US', { year: 'numeric', month, day: 'numeric', timeZone: 'UTC' });
}

export const itemName = (item: InvoiceItem): string => item.productName ?? item.customProductName ?? 'Item';

export const formatItemCount = (items: readonly unknown[]): string => (items.length === 1 ? '1 item' : `${items.length} items`);
