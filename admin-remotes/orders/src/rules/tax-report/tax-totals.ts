import { formatCents, fromCents } from '@shop/admin-kit';
import { type AuthorityTax, signedCents, type StateTax, stateNameOf } from '@shop/contract';

/** The amounts of the report, in the order of its columns. */
export const TAX_AMOUNTS = ['gross', 'exempt', 'taxable', 'tax', 'refundedTax', 'due'] as const;
export type TaxAmounts = Record<(typeof TAX_AMOUNTS)[number], string>;

const less = (from: string, taken: string): string => fromCents(signedCents(from) - signedCents(taken));

/** An authority counts the sales of its whole state, as its return asks for them. */
export const authorityAmounts = ({ gross }: StateTax, { taxable, tax, refundedTax }: AuthorityTax): TaxAmounts => ({
  gross,
  exempt: less(gross, taxable),
  taxable,
  tax,
  refundedTax,
  due: less(tax, refundedTax),
});

export const totalOrders = (states: readonly StateTax[]): number => states.reduce((sum, { orders }) => sum + orders, 0);

export function totalAmounts(states: readonly StateTax[]): TaxAmounts {
  const sumOf = (field: keyof TaxAmounts): string => fromCents(states.reduce((sum, state) => sum + signedCents(state[field]), 0));
  return {
    gross: sumOf('gross'),
    exempt: sumOf('exempt'),
    taxable: sumOf('taxable'),
    tax: sumOf('tax'),
    refundedTax: sumOf('refundedTax'),
    due: sumOf('due'),
  };
}

/** "$3.84", also of less than nothing. */
export const formatAmount = (amount: string): string => formatCents(signedCents(amount));

export const stateLabel = ({ state }: Pick<StateTax, 'state'>): string =>
  state === null ? 'State unknown' : `${stateNameOf(state)} (${state})`;
