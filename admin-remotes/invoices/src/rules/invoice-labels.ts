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

/** "Harbor Tee, M". */
export const sizedName = (name: string, size: string | null): string => (size ? `${name}, ${size}` : name);

export const itemName = ({ productName, customProductName, size }: InvoiceItem): string =>
  sizedName(productName ?? customProductName ?? 'Item', size);

export const formatItemCount = (items: readonly unknown[]): string => (items.length === 1 ? '1 item' : `${items.length} items`);
