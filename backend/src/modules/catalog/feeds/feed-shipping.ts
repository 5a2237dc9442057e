import { fromCents, toCents } from '@shop/contract/money';
import { priceOf, type RateTerms } from '../../pricing/index.js';

/** What one rate costs for an item: anywhere in the United States, or in one state. */
export interface FeedShipping {
  region: string | undefined;
  service: string;
  /** "6.00 USD" */
  price: string;
}

/** Google takes so many for an item: support.google.com/merchants/answer/6324484. */
const MAX_OF_ITEM = 100;
/** A feed is held in memory: some 100 bytes each. */
const MAX_OF_FEED = 200_000;

/**
 * What shipping costs for an item of this price, by each rate and state. None while shipping is free, and none rather than some of them
 * in a shop with too many: the prices that are set in Merchant Center apply then.
 */
export function feedShipping(rates: readonly RateTerms[] | null, items: number): (price: string) => readonly FeedShipping[] {
  const places = (rates ?? []).flatMap((rate) =>
    (rate.states.length === 0 ? [undefined] : rate.states).map((region) => ({ rate, region })),
  );
  if (places.length > MAX_OF_ITEM || places.length * items > MAX_OF_FEED) return () => [];
  return (price) =>
    places.map(({ rate, region }) => ({
      region,
      service: rate.name,
      price: `${fromCents(priceOf(rate, toCents(price)))} USD`,
    }));
}
