import type { Stripe } from 'stripe';
import { GatewayError } from '../gateway/payment-gateway.js';
import type { LineTax, TaxCalculation, TaxRequest } from './tax-provider.js';

type Breakdown = Stripe.Tax.CalculationLineItem.TaxBreakdown | Stripe.Tax.Calculation.ShippingCost.TaxBreakdown;

/** "6.25" as millionths. */
const ppmOf = (percent: string): number => Math.round(Number(percent) * 10_000);

/** Of the authorities that tax it; of amounts that are taxed in parts, the largest part. */
function lineTax(cents: number, breakdown: readonly Breakdown[] | null | undefined): LineTax {
  const taxing = (breakdown ?? []).filter(({ taxable_amount: taxable }) => taxable > 0);
  return {
    cents,
    taxableCents: Math.max(0, ...taxing.map(({ taxable_amount: taxable }) => taxable)),
    ratePpm: taxing.reduce((sum, { tax_rate_details: rate }) => sum + ppmOf(rate?.percentage_decimal ?? '0'), 0),
  };
}

/** An answer of other lines, or below zero, is none: it must not become a price. */
const unusable = (): GatewayError => new GatewayError('failed', 'Stripe Tax answered for another cart');

const isAmount = (cents: number): boolean => Number.isSafeInteger(cents) && cents >= 0;

/** Translates Stripe's answer, and checks that it is one for each line of the request. */
export function readCalculation(
  { lines, shippingCents }: TaxRequest,
  calculation: Stripe.Tax.Calculation,
  items: readonly Stripe.Tax.CalculationLineItem[],
): TaxCalculation {
  const { id, shipping_cost: shippingCost, tax_amount_exclusive: total, expires_at: expiresAt } = calculation;
  const byKey = new Map(items.map((item) => [item.reference, item]));
  const taxes = lines.map(({ key, cents }) => {
    const item = byKey.get(key);
    if (!item || item.amount !== cents) throw unusable();
    return [key, lineTax(item.amount_tax, item.tax_breakdown)] as const;
  });
  if (shippingCents > 0 && shippingCost?.amount !== shippingCents) throw unusable();
  const shipping = shippingCents > 0 && shippingCost ? lineTax(shippingCost.amount_tax, shippingCost.tax_breakdown) : null;
  const known = taxes.reduce((sum, [, { cents }]) => sum + cents, shipping?.cents ?? 0);
  const amounts = [...taxes.map(([, { cents }]) => cents), shipping?.cents ?? 0, total - known];
  if (id === null || expiresAt === null || !amounts.every(isAmount)) throw unusable();
  return {
    id,
    lines: Object.fromEntries(taxes),
    shipping,
    deliveryFeeCents: total - known,
    expiresAt: new Date(expiresAt * 1_000),
  };
}
