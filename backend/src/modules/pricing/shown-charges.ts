import { percentOf } from './percent-of.js';
import type { Charge, ChargeKind } from './price-rules.js';

export interface ShownCharge {
  kind: ChargeKind;
  label: string;
  cents: number;
}

type ChargeRow = Pick<Charge, 'kind' | 'label' | 'cents' | 'state' | 'authority' | 'ratePpm'>;

/** What shoppers read: all taxes are one row, "Sales tax (MD 6%)" of a single authority and rate, else "Sales tax (NY)". */
export function shownCharges(charges: readonly ChargeRow[]): ShownCharge[] {
  const taxes = charges.filter(({ kind }) => kind === 'tax');
  const shown = (of: readonly ChargeRow[]): ShownCharge[] => of.map(({ kind, label, cents }) => ({ kind, label, cents }));
  const first = taxes[0];
  if (!first) return shown(charges);
  const isSingle = taxes.every(({ authority, ratePpm }) => authority === first.authority && ratePpm === first.ratePpm);
  const rate = isSingle ? ` ${percentOf(first.ratePpm ?? 0)}%` : '';
  const tax = {
    kind: 'tax' as const,
    label: `Sales tax (${first.state ?? ''}${rate})`,
    cents: taxes.reduce((sum, { cents }) => sum + cents, 0),
  };
  return [
    ...shown(charges.filter(({ kind }) => kind === 'shipping')),
    tax,
    ...shown(charges.filter(({ kind }) => kind !== 'shipping' && kind !== 'tax')),
  ];
}
