import { type Charge, type PricedLine, type ServiceTax, type ServiceTaxes, TAX_SERVICE } from './price-rules.js';
import { wholeOrder } from './tax-of-cart.js';

/** One row for each line and for shipping, also with 0 cents. Throws when the answer is of other lines. */
export function serviceCharges(taxes: ServiceTaxes, lines: readonly PricedLine[], state: string): Charge[] {
  const rowOf = (lineKey: string | null, { cents, taxableCents, ratePpm }: ServiceTax): Charge => ({
    kind: 'tax',
    label: `Sales tax: ${TAX_SERVICE}`,
    cents,
    lineKey,
    state,
    authority: TAX_SERVICE,
    ratePpm,
    taxableCents,
  });
  const ofLines = lines.map(({ key }) => {
    const tax = taxes.lines[key];
    if (!tax) throw new Error(`The tax service did not answer for the line ${key}`);
    return rowOf(key, tax);
  });
  return [
    ...ofLines,
    ...(taxes.shipping ? [rowOf(null, taxes.shipping)] : []),
    ...(taxes.deliveryFeeCents > 0 ? [wholeOrder('fee', `Retail delivery fee (${state})`, taxes.deliveryFeeCents)] : []),
  ];
}
