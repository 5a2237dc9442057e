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

export const itemName = (item: InvoiceItem): string => item.productName ?? item.customProductName ?? 'Item';

export const formatItemCount = (items: readonly unknown[]): string => (items.length === 1 ? '1 item' : `${items.length} items`);
