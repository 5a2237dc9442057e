import type { InvoiceStatus } from '@shop/contract';

interface StatusLook {
  label: string;
  tone: 'neutral' | 'info' | 'success' | 'danger';
}

/** Gray draft, blue sent, green paid, red cancelled. */
export const STATUS_LOOKS: Record<InvoiceStatus, StatusLook> = {
  draft: { label: 'Draft', tone: 'neutral' },
  sent: { label: 'Sent', tone: 'info' },
  paid: { label: 'Paid', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'danger' },
};

export const STATUSES = Object.keys(STATUS_LOOKS) as InvoiceStatus[];

export const STATUS_OPTIONS = STATUSES.map((value) => ({ value, label: STATUS_LOOKS[value].label }));
