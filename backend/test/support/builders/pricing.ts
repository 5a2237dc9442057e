import { fromCents, toCents } from '@shop/contract/money';
import type { PricedCart, RateTerms, RuleTerms } from '#modules/pricing/price-rules.js';

const DAY = '2026-03-04';

export const taxRule = (state: string, authority: string, ratePpm: number, over: Partial<RuleTerms> = {}): RuleTerms => ({
  authority,
  state,
  zipRanges: [],
  ratePpm,
  clothing: 'none',
  clothingCents: null,
  shipping: 'no',
  deliveryFeeCents: null,
  deliveryFeeFromCents: null,
  validFrom: null,
  validTo: null,
  ...over,
});

export const shippingRate = (over: Partial<RateTerms> = {}): RateTerms => ({
  id: 'standard',
  name: 'Standard',
  cents: 600,
  freeFromCents: null,
  states: [],
  daysMin: null,
  daysMax: null,
  ...over,
});

/** "64.00 c, 20.00 o x 2": clothing for 64.00 and two other pieces for 20.00 each. */
const linesOf = (pieces: string): PricedCart['lines'] =>
  pieces.split(', ').map((piece, index) => {
    const [, amount = '', kind, quantity = '1'] = /^([\d.]+) ([co])(?: x (\d+))?$/.exec(piece) ?? [];
    const taxKind = kind === 'c' ? 'clothing' : 'other';
    return { key: `line ${index}`, unitCents: toCents(amount), quantity: Number(quantity), taxKind };
  });

export const pricedCart = (state: string, zip5: string | null, pieces: string, over: Partial<PricedCart> = {}): PricedCart => ({
  lines: linesOf(pieces),
  destination: { state, zip5 },
  shippingRateId: null,
  day: DAY,
  ...over,
});

/** In dollars. */
export const taxOf = (charges: readonly { kind: string; cents: number }[]): string =>
  fromCents(charges.reduce((sum, { kind, cents }) => sum + (kind === 'tax' ? cents : 0), 0));
