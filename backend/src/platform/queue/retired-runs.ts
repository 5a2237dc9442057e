import { JOBS, type QueueName } from '#src/jobs.js';

/**
 * Schedulers of jobs that were renamed, removed or moved to another queue. Only these are removed: an unknown one may
 * belong to a newer version whose workers run at the same time.
 */
export const RETIRED_SCHEDULERS: Partial<Record<QueueName, readonly string[]>> = {
  shop: [
    'auth.purge-idempotency-keys',
    'checkout.purge-expired-requests',
    'orders.forget-old-requests',
    'orders.settle-refunds',
    'outbox.forget-done',
    'payments.reconcile',
    'payments.reconcile-in-depth',
    'payments.sweep',
  ],
  payments: ['orders.settle-refunds', 'payments.reconcile-in-depth'],
};

/** Whether an older version left a run of this job behind, which nobody has to do any more. */
export const isRetired = (name: string): boolean =>
  !Object.hasOwn(JOBS, name) && Object.values(RETIRED_SCHEDULERS).some((names) => names.includes(name));
