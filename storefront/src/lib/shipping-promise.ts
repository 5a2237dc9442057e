import { deliveryByRate, type ShippingRate, type ShopSettings, toCents } from '@shop/contract';

type Shipping = Pick<ShopSettings, 'delivery' | 'shippingMode'>;

/** What the shop says about shipping before it knows the address. */
export interface ShippingPromise {
  /** Null: the state decides. */
  cents: number | null;
  /** From which value of the pieces it is free, while it is not. */
  freeFromCents: number | null;
  /** Null: the shop promises no time. */
  delivery: ShopSettings['delivery'];
  /** Who gets it; undefined when shipping is included. */
  rateName: string | undefined;
}

/**
 * Shipping of pieces of this value by the first rate that leads everywhere, which a shopper gets who chooses none. Pages, cart,
 * structured data and checkout say the same because all of them ask here.
 */
export function shippingPromise(
  { delivery, shippingMode }: Shipping,
  rates: readonly ShippingRate[],
  goodsCents: number,
): ShippingPromise {
  if (shippingMode === 'free') return { cents: 0, freeFromCents: null, delivery, rateName: undefined };
  const rate = rates.find(({ states }) => states.length === 0);
  if (!rate) return { cents: null, freeFromCents: null, delivery, rateName: undefined };
  const freeFromCents = rate.freeFrom === null ? null : toCents(rate.freeFrom);
  const isFree = toCents(rate.amount) === 0 || (freeFromCents !== null && goodsCents >= freeFromCents);
  return {
    cents: isFree ? 0 : toCents(rate.amount),
    freeFromCents: isFree ? null : freeFromCents,
    delivery: deliveryByRate(delivery, rate),
    rateName: rate.name,
  };
}
