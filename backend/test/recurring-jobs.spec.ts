import { JOBS } from '#src/jobs.js';

/** In minutes. Nothing else starts these jobs, so a missing one is missed by nobody until it is too late. */
const INTERVALS = {
  'alerts.sweep': 1,
  'artist-ledger.post': 1,
  'artist-ledger.post-all': 1_440,
  'payments.sweep': 1,
  'payments.settle-refunds': 2,
  'orders.cancel-unpaid': 5,
  'tax.sweep': 60,
  'tiktok.sweep': 5,
  'payments.reconcile': 10,
  'orders.remind-unpaid': 15,
  'alerts.purge': 60,
  'cart.purge-idle': 60,
  'checkout.erase-customers': 60,
  'checkout.purge-tax-calculations': 1_440,
  'contact.purge-old': 60,
  'customers.purge-notes': 60,
  'idempotency.purge-keys': 60,
  'media.sweep': 60,
  'operations.back-up': 60,
  'orders.purge-reserved-numbers': 60,
  'outbox.purge-done': 60,
  'catalog.purge-deleted': 1_440,
  'media.find-missing': 1_440,
  'payment-matching.purge': 1_440,
  'payments.reconcile-full': 1_440,
  'portfolio.purge-deleted': 1_440,
};

it('what the shop promises to do by itself recurs: payments, unpaid orders, personal data, files (threats 23, 34, 57, 108 and 113)', () => {
  const minutes = Object.entries(JOBS).flatMap(([name, { everyMs }]) =>
    everyMs === undefined ? [] : [[name, everyMs / 60_000]],
  );
  expect(Object.fromEntries(minutes)).toEqual(INTERVALS);
});
