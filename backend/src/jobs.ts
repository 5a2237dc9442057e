import type { ShopEventName, ShopEvents } from './events.js';

/** Every job: name -> payload. Payloads carry ids only. Names are in the imperative. */
export interface JobPayloads {
  'cart.purge-idle': Record<string, never>;
  'checkout.purge-expired-requests': Record<string, never>;
  'invoice.render': { invoiceId: string };
  'media.receive': { name: string };
  'media.render': { name: string };
  'media.sweep': Record<string, never>;
  'orders.cancel-unpaid': Record<string, never>;
  'orders.remind-unpaid': Record<string, never>;
  'payments.reconcile': Record<string, never>;
  'payments.reconcile-full': Record<string, never>;
  'payments.refund-or-void': { orderId: string };
  'payments.settle-refunds': Record<string, never>;
  'payments.sweep': Record<string, never>;
  'payments.sync': { paymentIntentId: string };
  'mail.order-received': { orderId: string };
  'mail.payment-received': { orderId: string };
  'mail.payment-reminder': { orderId: string };
  'mail.shipped': { orderId: string };
  'mail.cancelled': { orderId: string };
  'mail.refunded': { orderId: string; refundId?: string };
  'mail.contact-message': { messageId: string };
  'mail.invoice': { invoiceId: string; sendingId: string };
  'tiktok.import': { importId: string };
  'tiktok.sweep': Record<string, never>;
  'outbox.purge-done': Record<string, never>;
}

export type JobName = keyof JobPayloads;

export interface JobOptions {
  queue: QueueName;
  /** Tries before the job is put aside as failed, where staff sees it and may retry it. */
  attempts: number;
  /** Pause before the second try in ms; it doubles with every further one. */
  backoffMs: number;
  /** Runs again and again at this distance in ms, whoever asks for it. */
  everyMs?: number;
  /** Overtakes the jobs that wait already: for work that somebody looks at, where a thousand others may wait. */
  newestFirst?: true;
}

/** Queues and how many of their jobs one worker process runs at once. */
export const QUEUES = {
  /** Short work: mails, clean-ups. */
  shop: { concurrency: 4 },
  /** Work that fills a processor: one at a time, so that the shop stays quick beside it. */
  media: { concurrency: 1 },
  /** Calls of the payment provider: one that hangs must not delay mails. */
  payments: { concurrency: 4 },
  /** Work that waits for servers of others, so that theirs does not hold up ours. */
  imports: { concurrency: 2 },
} as const;

export type QueueName = keyof typeof QUEUES;

const MINUTE_MS = 60_000;

/** A mail server may be away for hours: the last of these tries comes after more than a day. */
const MAIL: JobOptions = { queue: 'shop', attempts: 13, backoffMs: 30_000 };

/** The boot fails when one of these has no handler or two; see `platform/queue/handles-job.ts`. */
export const JOBS: Record<JobName, JobOptions> = {
  'cart.purge-idle': { queue: 'shop', attempts: 2, backoffMs: 1_000, everyMs: 60 * MINUTE_MS },
  'checkout.purge-expired-requests': { queue: 'shop', attempts: 2, backoffMs: 1_000, everyMs: 60 * MINUTE_MS },
  'invoice.render': { queue: 'shop', attempts: 3, backoffMs: 1_000 },
  'media.receive': { queue: 'shop', attempts: 9, backoffMs: 4_000 },
  'media.render': { queue: 'media', attempts: 5, backoffMs: 2_000, newestFirst: true },
  'media.sweep': { queue: 'media', attempts: 2, backoffMs: 1_000, everyMs: 60 * MINUTE_MS },
  'orders.cancel-unpaid': { queue: 'shop', attempts: 2, backoffMs: 1_000, everyMs: 5 * MINUTE_MS },
  'orders.remind-unpaid': { queue: 'shop', attempts: 2, backoffMs: 1_000, everyMs: 15 * MINUTE_MS },
  'payments.reconcile': { queue: 'payments', attempts: 2, backoffMs: 10_000, everyMs: 10 * MINUTE_MS },
  'payments.reconcile-full': { queue: 'payments', attempts: 3, backoffMs: 60_000, everyMs: 24 * 60 * MINUTE_MS },
  'payments.refund-or-void': { queue: 'payments', attempts: 13, backoffMs: 2_000 },
  'payments.settle-refunds': { queue: 'payments', attempts: 1, backoffMs: 1_000, everyMs: 2 * MINUTE_MS },
  'payments.sweep': { queue: 'payments', attempts: 1, backoffMs: 1_000, everyMs: MINUTE_MS },
  /** The provider may be away for hours: after these attempts the sweeper continues. */
  'payments.sync': { queue: 'payments', attempts: 8, backoffMs: 2_000 },
  'mail.order-received': MAIL,
  'mail.payment-received': MAIL,
  'mail.payment-reminder': MAIL,
  'mail.shipped': MAIL,
  'mail.cancelled': MAIL,
  'mail.refunded': MAIL,
  'mail.contact-message': MAIL,
  'mail.invoice': MAIL,
  'tiktok.import': { queue: 'imports', attempts: 3, backoffMs: 1_000 },
  'tiktok.sweep': { queue: 'shop', attempts: 2, backoffMs: 1_000, everyMs: 5 * MINUTE_MS },
  'outbox.purge-done': { queue: 'shop', attempts: 2, backoffMs: 1_000, everyMs: 60 * MINUTE_MS },
};

type JobsTaking<Payload> = { [Name in JobName]: Payload extends JobPayloads[Name] ? Name : never }[JobName];

/**
 * Which jobs a fact of the outbox starts; each gets the fact's payload. A fact that is not named here yet waits in the
 * outbox until it is.
 */
export const EVENT_JOBS: { [Name in ShopEventName]?: readonly JobsTaking<ShopEvents[Name]>[] } = {
  'contact.received': ['mail.contact-message'],
  'file.stored': ['media.render'],
  'invoice.sent': ['mail.invoice'],
  'upload.presigned': ['media.receive'],
  'order.cancelled': ['mail.cancelled', 'payments.refund-or-void'],
  'order.paid': ['mail.payment-received'],
  'order.payment-due': ['mail.payment-reminder'],
  'order.placed': ['mail.order-received'],
  'order.refunded': ['mail.refunded'],
  'order.shipped': ['mail.shipped'],
  'payment.updated': ['payments.sync'],
};
