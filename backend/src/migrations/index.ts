import { Initial1795651200000 } from './1795651200000-initial.js';
import { MakersOfInvitations1795690800000 } from './1795690800000-makers-of-invitations.js';
import { PaymentMethodFormat1795690900000 } from './1795690900000-payment-method-format.js';
import { AdminIdempotencyKeys1795691000000 } from './1795691000000-admin-idempotency-keys.js';

/** In the order they run; a released migration is never edited. */
export const migrations = [
  Initial1795651200000,
  MakersOfInvitations1795690800000,
  PaymentMethodFormat1795690900000,
  AdminIdempotencyKeys1795691000000,
];
