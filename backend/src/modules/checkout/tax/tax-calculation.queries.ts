import { defineQuery } from '#platform/database/define-query.js';
import type { ServiceTaxes } from '../../pricing/index.js';

export interface StoredCalculation {
  id: string;
  result: ServiceTaxes;
  /** Young enough to be used without asking again. */
  isFresh: boolean;
}

const IS_FRESH = `tax_calculations.created_at > now() - interval '24 hours' and tax_calculations.expires_at > now()`;

export const storedCalculation = defineQuery<[sessionId: string, requestHash: string], StoredCalculation>({
  name: 'checkout.stored-tax-calculation',
  text: `select id, result, ${IS_FRESH} as "isFresh" from tax_calculations where session_id = $1 and request_hash = $2`,
  columns: { id: 'text', result: 'jsonb', isFresh: 'boolean' },
});

type NewCalculation = [id: string, sessionId: string, requestHash: string, result: string, expiresAt: Date];
/** No row when another request has stored a fresh one. */
export const storeCalculation = defineQuery<NewCalculation, { id: string }>({
  name: 'checkout.store-tax-calculation',
  text: `insert into tax_calculations (id, session_id, request_hash, result, expires_at) values ($1, $2, $3, $4::jsonb, $5)
    on conflict (session_id, request_hash) do update
      set id = excluded.id, result = excluded.result, created_at = now(), expires_at = excluded.expires_at, checkout_id = null
      where not (${IS_FRESH})
    returning id`,
  columns: { id: 'text' },
});

/** The order pays the tax of this calculation; the digest of its address goes. */
export const takeCalculation = defineQuery<[id: string, orderId: string]>({
  name: 'checkout.take-tax-calculation',
  text: 'update tax_calculations set order_id = $2, request_hash = null where id = $1 and order_id is null',
});

/** A checkout has at most one: the shopper may go on with another address that costs the same. */
export const linkCheckout = defineQuery<[id: string, checkoutId: string]>({
  name: 'checkout.link-tax-calculation',
  text: `update tax_calculations set checkout_id = case when id = $1 then $2::uuid end
    where (id = $1 or checkout_id = $2) and order_id is null`,
});

export const takeOfCheckout = defineQuery<[checkoutId: string, orderId: string]>({
  name: 'checkout.take-tax-calculation-of-checkout',
  text: 'update tax_calculations set order_id = $2, request_hash = null where checkout_id = $1 and order_id is null',
});
