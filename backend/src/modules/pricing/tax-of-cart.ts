import type { Charge, Destination, PricedLine, Prices, RuleTerms } from './price-rules.js';

const MILLION = 1_000_000n;

/** What of a line, or of shipping, each rule taxes. `key` is null for shipping. */
interface TaxedAmount {
  key: string | null;
  taxable: readonly number[];
}

const holdsZip = (ranges: readonly string[], zip: string): boolean =>
  ranges.length === 0 || ranges.some((range) => range.slice(0, 5) <= zip && zip <= range.slice(-5));

export const isValidOn = ({ validFrom, validTo }: RuleTerms, day: string): boolean =>
  (validFrom === null || validFrom <= day) && (validTo === null || day <= validTo);

/**
 * The rules of a destination: of several rows of one authority the latest, whole states first, then by name. A new rate or a tax
 * holiday is one more row, so no overlap doubles a tax.
 */
export function rulesOf(rules: readonly RuleTerms[], { state, zip5 }: Destination, day: string): RuleTerms[] {
  if (zip5 === null) return [];
  const latest = new Map<string, RuleTerms>();
  for (const rule of rules) {
    if (rule.state !== state || !isValidOn(rule, day) || !holdsZip(rule.zipRanges, zip5)) continue;
    const authority = rule.authority.toLowerCase();
    const known = latest.get(authority);
    if (!known || (known.validFrom ?? '') < (rule.validFrom ?? '')) latest.set(authority, rule);
  }
  const isLocal = ({ zipRanges }: RuleTerms): number => (zipRanges.length === 0 ? 0 : 1);
  return [...latest.values()].toSorted((a, b) => isLocal(a) - isLocal(b) || (a.authority < b.authority ? -1 : 1));
}

/** The rules know this destination: a tax of 0 by them is an answer, not the lack of one. */
export const isCovered = ({ taxRules, day }: Pick<Prices, 'taxRules' | 'day'>, destination: Destination): boolean =>
  rulesOf(taxRules ?? [], destination, day).length > 0;

function taxableOfLine(rule: RuleTerms, { unitCents, quantity, taxKind }: PricedLine): number {
  const net = unitCents * quantity;
  const limit = (rule.clothingCents ?? 0) * quantity;
  if (taxKind !== 'clothing' || rule.clothing === 'none') return net;
  if (rule.clothing === 'exempt') return 0;
  if (rule.clothing === 'exempt_below') return net < limit ? 0 : net;
  if (rule.clothing === 'exempt_up_to') return net <= limit ? 0 : net;
  return Math.max(0, net - limit);
}

function taxableOfShipping({ shipping }: RuleTerms, shippingCents: number, taxableGoods: number, goods: number): number {
  if (shipping === 'no' || taxableGoods === 0) return 0;
  if (shipping === 'yes') return shippingCents;
  const [whole, part, cents] = [BigInt(goods), BigInt(taxableGoods), BigInt(shippingCents)];
  return Number((2n * cents * part + whole) / (2n * whole));
}

/** Rounds once over all rules, half up, and splits the cents by the largest remainder; the first rule wins a tie. */
function taxOf(rules: readonly RuleTerms[], taxable: readonly number[]): number[] {
  const exact = rules.map(({ ratePpm }, index) => BigInt(taxable[index]!) * BigInt(ratePpm));
  const total = (exact.reduce((sum, one) => sum + one, 0n) + MILLION / 2n) / MILLION;
  const cents = exact.map((one) => one / MILLION);
  const left = Number(total - cents.reduce((sum, one) => sum + one, 0n));
  const byRemainder = [...exact.keys()].toSorted((a, b) => Number((exact[b]! % MILLION) - (exact[a]! % MILLION)));
  const rounded = new Set(byRemainder.slice(0, left));
  return cents.map((one, index) => Number(one) + (rounded.has(index) ? 1 : 0));
}

/** One row for each line and rule, also with 0 cents, because exempt sales are reported; shipping is one more line. */
export function taxCharges(rules: readonly RuleTerms[], lines: readonly PricedLine[], shippingCents: number): Charge[] {
  const amounts: TaxedAmount[] = lines.map((line) => ({
    key: line.key,
    taxable: rules.map((rule) => taxableOfLine(rule, line)),
  }));
  const goods = lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
  const taxableGoods = rules.map((_, index) => amounts.reduce((sum, { taxable }) => sum + taxable[index]!, 0));
  if (shippingCents > 0)
    amounts.push({
      key: null,
      taxable: rules.map((rule, index) => taxableOfShipping(rule, shippingCents, taxableGoods[index]!, goods)),
    });
  return amounts.flatMap(({ key, taxable }) => {
    const cents = taxOf(rules, taxable);
    return rules.map(({ authority, state, ratePpm }, index) => ({
      kind: 'tax' as const,
      label: `Sales tax: ${authority}`,
      cents: cents[index]!,
      lineKey: key,
      state,
      authority,
      ratePpm,
      taxableCents: taxable[index]!,
    }));
  });
}

/** What some states collect for each delivery of a certain value. */
export function feeCharges(rules: readonly RuleTerms[], goodsCents: number): Charge[] {
  return rules.flatMap(({ state, deliveryFeeCents, deliveryFeeFromCents }) =>
    deliveryFeeCents === null || goodsCents < (deliveryFeeFromCents ?? 0)
      ? []
      : [wholeOrder('fee', `Retail delivery fee (${state})`, deliveryFeeCents)],
  );
}

export const wholeOrder = (kind: 'shipping' | 'fee', label: string, cents: number): Charge => ({
  kind,
  label,
  cents,
  lineKey: null,
  state: null,
  authority: null,
  ratePpm: null,
  taxableCents: null,
});
