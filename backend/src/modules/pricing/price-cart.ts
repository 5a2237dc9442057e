import { noShipping } from './pricing.errors.js';
import type { Charge, PricedCart, Prices, Quote, RateTerms, ServiceTaxes } from './price-rules.js';
import { serviceCharges } from './service-charges.js';
import { feeCharges, rulesOf, taxCharges, wholeOrder } from './tax-of-cart.js';

type RatesAndRules = Pick<Prices, 'shippingRates' | 'taxRules'>;

/**
 * What a cart costs: pieces, shipping, tax on both, fees. Without I/O and clock, so that the quote, the order, the card payment and
 * the admin cannot differ. `taxes`, the answer of a tax service for this cart, takes the place of the rules. Throws 409 NO_SHIPPING
 * when no rate leads to the destination.
 */
export function priceCart(cart: PricedCart, { shippingRates, taxRules }: RatesAndRules, taxes?: ServiceTaxes): Quote {
  const { lines, destination, day } = cart;
  const subtotalCents = lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
  const fittingRates = (shippingRates ?? []).filter(({ states }) => fits(states, destination?.state ?? null));
  const rate = fittingRates.find(({ id }) => id === cart.shippingRateId) ?? fittingRates[0];
  if (shippingRates && destination && !rate) throw noShipping(destination.state);
  const shippingCents = rate ? priceOf(rate, subtotalCents) : 0;
  const rules = taxRules && destination ? rulesOf(taxRules, destination, day) : [];
  const charges: Charge[] = [
    ...(rate ? [shippingCharge(rate, shippingCents)] : []),
    ...(taxes && destination?.state
      ? serviceCharges(taxes, lines, destination.state)
      : [...taxCharges(rules, lines, shippingCents), ...feeCharges(rules, subtotalCents)]),
  ];
  return {
    subtotalCents,
    charges,
    totalCents: charges.reduce((sum, { cents }) => sum + cents, subtotalCents),
    isFinal: isFinal(cart, { shippingRates, taxRules }),
    fittingRates,
    shippingRateId: rate?.id ?? null,
    freeShippingInCents: rate?.freeFromCents && shippingCents > 0 ? rate.freeFromCents - subtotalCents : null,
  };
}

const fits = (states: readonly string[], state: string | null): boolean =>
  states.length === 0 || (state !== null && states.includes(state));

/** The price of a rate for pieces of this value. */
export const priceOf = ({ cents, freeFromCents }: RateTerms, subtotalCents: number): number =>
  freeFromCents !== null && subtotalCents >= freeFromCents ? 0 : cents;

const SHIPPING_PREFIX = 'Shipping: ';

/** "Standard, 3 to 5 days" of the label that an order keeps. */
export const shippingNameOf = (label: string): string => label.replace(SHIPPING_PREFIX, '');

function shippingCharge({ name, daysMin, daysMax }: RateTerms, cents: number): Charge {
  if (daysMin === null || daysMax === null) return wholeOrder('shipping', SHIPPING_PREFIX + name, cents);
  const days = daysMin === daysMax ? String(daysMax) : `${daysMin} to ${daysMax}`;
  const label = `${SHIPPING_PREFIX}${name}, ${days} ${daysMax === 1 ? 'day' : 'days'}`;
  return { ...wholeOrder('shipping', label, cents), daysMin, daysMax };
}

function isFinal({ destination }: PricedCart, { shippingRates, taxRules }: RatesAndRules): boolean {
  if (taxRules && !destination?.zip5) return false;
  return destination !== null || !shippingRates?.some(({ states }) => states.length > 0);
}
