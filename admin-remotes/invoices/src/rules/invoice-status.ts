import type { InvoiceStatus } from '@shop/contract';

interface StatusTagLabel {
  label: string;
  tone: 'neutral' | 'info' | 'success' | 'danger';
}

/** Gray draft, blue sent, green paid, red cancelled. */
export const STATUS_TAGS: Record<InvoiceStatus, StatusTagLabel> = {
  draft: { label: 'Draft', tone: 'neutral' },
  sent: { label: 'Sent', tone: 'info' },
  paid: { label: 'Paid', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'danger' },
};

export const STATUSES = Object.keys(STATUS_TAGS) as InvoiceStatus[];

export const STATUS_OPTIONS = STATUSES.map((value) => ({ value, label: STATUS_TAGS[value].label }));
