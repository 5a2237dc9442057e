import type { ShopEventName, ShopEvents } from './events.js';

/** Every job: name -> payload. Payloads contain only ids. Names are imperative. */
export interface JobPayloads {
  'alerts.notify': { productId: string };
  'alerts.purge': Record<string, never>;
  'alerts.sweep': Record<string, never>;
  'artist-ledger.post': Record<string, never>;
  'artist-ledger.post-all': Record<string, never>;
  'cart.purge-idle': Record<string, never>;
  'catalog.purge-deleted': Record<string, never>;
  'checkout.erase-customer': { orderId: string };
  'checkout.erase-customers': Record<string, never>;
  'checkout.purge-tax-calculations': Record<string, never>;
  'contact.purge-old': Record<string, never>;
  'customers.purge-notes': Record<string, never>;
  'feed.check': { importId: string };
  'feed.import': { importId: string };
  'idempotency.purge-keys': Record<string, never>;
  'invoice.render': { invoiceId: string };
  'media.find-missing': Record<string, never>;
  'media.receive': { name: string };
  'media.render': { name: string };
  'media.sweep': Record<string, never>;
  'orders.cancel-unpaid': Record<string, never>;
  'orders.purge-reserved-numbers': Record<string, never>;
  'orders.remind-unpaid': Record<string, never>;
  'payment-matching.erase-customer': { orderId: string };
  'payment-matching.purge': Record<string, never>;
  'payments.reconcile': Record<string, never>;
  'payments.reconcile-full': Record<string, never>;
  'payments.refund-or-void': { orderId: string };
  'payments.settle-refunds': Record<string, never>;
  'payments.sweep': Record<string, never>;
  'payments.sync': { paymentIntentId: string };
  'mail.erase-recipients': { orderId: string };
  'mail.order-received': { orderId: string };
  'mail.payment-received': { orderId: string };
  'mail.payment-reminder': { orderId: string };
  'mail.shipped': { orderId: string };
  'mail.cancelled': { orderId: string };
  'mail.refunded': { orderId: string; refundId?: string };
  'mail.size-changed': { orderId: string; changeId: string };
  'mail.alert-available': { alertId: string; others?: string[] };
  'mail.alert-confirm': { alertId: string; sendingId: string };
  'mail.contact-message': { messageId: string };
  'mail.contact-reply': { replyId: string };
  'mail.handle-changed': { changeId: string };
  'mail.payment-notice': { discrepancyId: string };
  'mail.reset-link': { linkId: string };
  'mail.sign-ins-slowed': { entryId: string };
  'mail.order-placed': { orderId: string };
  'mail.invoice': { invoiceId: string; sendingId: string };
  'mail.invoice-reminder': { invoiceId: string; reminderId: string };
  'tax.sweep': Record<string, never>;
  'tax.sync': { orderId: string };
  'tiktok.import': { importId: string };
  'tiktok.sweep': Record<string, never>;
  'portfolio.purge-deleted': Record<string, never>;
  'operations.back-up': Record<string, never>;
  'outbox.purge-done': Record<string, never>;
}

export type JobName = keyof JobPayloads;

interface JobOptions {
  queue: QueueName;
  /** Attempts before the job counts as failed; an admin can retry it in the queue dashboard. */
  attempts: number;
  /** Delay before the second attempt in ms; it doubles with every further attempt. */
  backoffMs: number;
  /** Interval of a recurring job in ms. */
  everyMs?: number;
  /** Last in, first out: for work that a user waits for while a thousand older jobs are queued. */
  newestFirst?: true;
}

/**
 * The queues, and how many jobs of each one worker process runs at once. Work that waits for another company's server has
 * its own queue, so that a hanging provider delays nothing else.
 */
export const QUEUES = {
  /** Short work in our own database. */
  shop: { concurrency: 4, keepsCompleted: true },
  /** Waits for the mail server. What was sent is in the table of mails, and a job that runs again sends nothing twice. */
  mail: { concurrency: 4, keepsCompleted: false },
  /** Waits for the payment provider. */
  payments: { concurrency: 4, keepsCompleted: true },
  /** CPU-bound: one job at a time leaves the processor to the API. */
  media: { concurrency: 1, keepsCompleted: true },
  /** Waits for the servers that products are imported from. */
  imports: { concurrency: 2, keepsCompleted: true },
} as const;

export type QueueName = keyof typeof QUEUES;

const MINUTE_MS = 60_000;

/** A mail server can be down for hours: the last of these attempts is more than a day after the first. */
const MAIL: JobOptions = { queue: 'mail', attempts: 13, backoffMs: 30_000 };

/** Startup fails unless each job has exactly one handler; see `platform/queue/handles-job.ts`. */
export const JOBS: Record<JobName, JobOptions> = {
  'alerts.notify': { queue: 'shop', attempts: 5, backoffMs: 1_000 },
  'alerts.purge': { queue: 'shop', attempts: 2, backoffMs: 1_000, everyMs: 60 * MINUTE_MS },
  'alerts.sweep': { queue: 'shop', attempts: 1, backoffMs: 1_000, everyMs: MINUTE_MS },
  'artist-ledger.post': { queue: 'shop', attempts: 1, backoffMs: 1_000, everyMs: MINUTE_MS },
  'artist-ledger.post-all': { queue: 'shop', attempts: 2, backoffMs: 1_000, everyMs: 24 * 60 * MINUTE_MS },
  'cart.purge-idle': { queue: 'shop', attempts: 2, backoffMs: 1_000, everyMs: 60 * MINUTE_MS },
  'catalog.purge-deleted': { queue: 'shop', attempts: 2, backoffMs: 1_000, everyMs: 24 * 60 * MINUTE_MS },
  'checkout.erase-customer': { queue: 'shop', attempts: 5, backoffMs: 1_000 },
  'checkout.erase-customers': { queue: 'shop', attempts: 2, backoffMs: 1_000, everyMs: 60 * MINUTE_MS },
  'checkout.purge-tax-calculations': { queue: 'shop', attempts: 2, backoffMs: 1_000, everyMs: 24 * 60 * MINUTE_MS },
  'contact.purge-old': { queue: 'shop', attempts: 2, backoffMs: 1_000, everyMs: 60 * MINUTE_MS },
  'customers.purge-notes': { queue: 'shop', attempts: 2, backoffMs: 1_000, everyMs: 60 * MINUTE_MS },
  'feed.check': { queue: 'imports', attempts: 3, backoffMs: 1_000 },
  'feed.import': { queue: 'imports', attempts: 3, backoffMs: 5_000 },
  'idempotency.purge-keys': { queue: 'shop', attempts: 2, backoffMs: 1_000, everyMs: 60 * MINUTE_MS },
  'invoice.render': { queue: 'shop', attempts: 3, backoffMs: 1_000 },
  'media.find-missing': { queue: 'media', attempts: 2, backoffMs: 1_000, everyMs: 24 * 60 * MINUTE_MS },
  'media.receive': { queue: 'shop', attempts: 9, backoffMs: 4_000 },
  'media.render': { queue: 'media', attempts: 5, backoffMs: 2_000, newestFirst: true },
  'media.sweep': { queue: 'media', attempts: 2, backoffMs: 1_000, everyMs: 60 * MINUTE_MS },
  'orders.cancel-unpaid': { queue: 'shop', attempts: 2, backoffMs: 1_000, everyMs: 5 * MINUTE_MS },
  'orders.purge-reserved-numbers': { queue: 'shop', attempts: 2, backoffMs: 1_000, everyMs: 60 * MINUTE_MS },
  'orders.remind-unpaid': { queue: 'shop', attempts: 2, backoffMs: 1_000, everyMs: 15 * MINUTE_MS },
  'payment-matching.erase-customer': { queue: 'shop', attempts: 5, backoffMs: 1_000 },
  'payment-matching.purge': { queue: 'shop', attempts: 2, backoffMs: 1_000, everyMs: 24 * 60 * MINUTE_MS },
  'payments.reconcile': { queue: 'payments', attempts: 2, backoffMs: 10_000, everyMs: 10 * MINUTE_MS },
  'payments.reconcile-full': { queue: 'payments', attempts: 3, backoffMs: 60_000, everyMs: 24 * 60 * MINUTE_MS },
  'payments.refund-or-void': { queue: 'payments', attempts: 13, backoffMs: 2_000 },
  'payments.settle-refunds': { queue: 'payments', attempts: 1, backoffMs: 1_000, everyMs: 2 * MINUTE_MS },
  'payments.sweep': { queue: 'payments', attempts: 1, backoffMs: 1_000, everyMs: MINUTE_MS },
  /** The provider may be away for hours: after these attempts the sweeper continues. */
  'payments.sync': { queue: 'payments', attempts: 8, backoffMs: 2_000 },
  'mail.erase-recipients': { queue: 'shop', attempts: 5, backoffMs: 1_000 },
  /** When an admin sends it again. */
  'mail.order-received': MAIL,
  'mail.payment-received': MAIL,
  'mail.payment-reminder': MAIL,
  'mail.shipped': MAIL,
  'mail.cancelled': MAIL,
  'mail.refunded': MAIL,
  'mail.size-changed': MAIL,
  'mail.alert-available': MAIL,
  'mail.alert-confirm': MAIL,
  'mail.contact-message': MAIL,
  'mail.contact-reply': MAIL,
  'mail.handle-changed': MAIL,
  'mail.order-placed': MAIL,
  'mail.payment-notice': MAIL,
  'mail.reset-link': MAIL,
  'mail.sign-ins-slowed': MAIL,
  'mail.invoice': MAIL,
  'mail.invoice-reminder': MAIL,
  'tax.sweep': { queue: 'payments', attempts: 1, backoffMs: 1_000, everyMs: 60 * MINUTE_MS },
  /** The service may be away for hours: after these attempts the sweep continues. */
  'tax.sync': { queue: 'payments', attempts: 8, backoffMs: 2_000 },
  'tiktok.import': { queue: 'imports', attempts: 3, backoffMs: 1_000 },
  'tiktok.sweep': { queue: 'shop', attempts: 2, backoffMs: 1_000, everyMs: 5 * MINUTE_MS },
  'portfolio.purge-deleted': { queue: 'shop', attempts: 2, backoffMs: 1_000, everyMs: 24 * 60 * MINUTE_MS },
  /** Checks every hour whether a backup is due. */
  'operations.back-up': { queue: 'shop', attempts: 1, backoffMs: 1_000, everyMs: 60 * MINUTE_MS },
  'outbox.purge-done': { queue: 'shop', attempts: 2, backoffMs: 1_000, everyMs: 60 * MINUTE_MS },
};

type JobsAccepting<Payload> = { [Name in JobName]: Payload extends JobPayloads[Name] ? Name : never }[JobName];

/** The jobs that each event starts; they get the event's payload. An event without jobs stays in the outbox. */
export const EVENT_JOBS: { [Name in ShopEventName]?: readonly JobsAccepting<ShopEvents[Name]>[] } = {
  'account.reset-link-created': ['mail.reset-link'],
  'account.sign-ins-slowed': ['mail.sign-ins-slowed'],
  'alert.due': ['mail.alert-available'],
  'alert.requested': ['mail.alert-confirm'],
  'contact.received': ['mail.contact-message'],
  'contact.replied': ['mail.contact-reply'],
  'feed.import-started': ['feed.import'],
  'feed.uploaded': ['feed.check'],
  'file.stored': ['media.render'],
  'invoice.reminded': ['mail.invoice-reminder'],
  'invoice.sent': ['mail.invoice'],
  'upload.presigned': ['media.receive'],
  'order.cancelled': ['mail.cancelled', 'payments.refund-or-void', 'tax.sync'],
  'order.customer-erased': ['checkout.erase-customer', 'mail.erase-recipients', 'payment-matching.erase-customer'],
  'order.paid': ['mail.payment-received', 'tax.sync'],
  'order.payment-due': ['mail.payment-reminder'],
  'order.placed': ['mail.order-placed'],
  'order.refunded': ['mail.refunded', 'tax.sync'],
  'order.shipped': ['mail.shipped'],
  'order.size-changed': ['mail.size-changed'],
  'payment.discrepancy-found': ['mail.payment-notice'],
  'payment.updated': ['payments.sync'],
  'product.available': ['alerts.notify'],
  'settings.handle-changed': ['mail.handle-changed'],
};
