import type { JobName } from '#src/jobs.js';

/** Every mail about an order, and the job that writes it. */
export const ORDER_MAILS = {
  'order-received': 'mail.order-received',
  'payment-received': 'mail.payment-received',
  'payment-reminder': 'mail.payment-reminder',
  shipped: 'mail.shipped',
  cancelled: 'mail.cancelled',
  refunded: 'mail.refunded',
} as const satisfies Record<string, JobName>;

export type OrderMailKind = keyof typeof ORDER_MAILS;
export const ORDER_MAIL_KINDS = Object.keys(ORDER_MAILS) as OrderMailKind[];

export type MailKind = OrderMailKind | 'contact-message' | 'invoice';
