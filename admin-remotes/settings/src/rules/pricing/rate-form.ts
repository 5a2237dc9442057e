import { formatMoney, type TypedCount } from '@shop/admin-kit';
import { type AdminShippingRate, cleanLine, type CreateShippingRate } from '@shop/contract';
import { amountOf } from './amounts.ts';

/** What the inputs hold. */
export interface RateFields {
  name: string;
  amount: string;
  freeFrom: string;
  states: string[];
  daysMin: TypedCount;
  daysMax: TypedCount;
  sortOrder: TypedCount;
  isActive: boolean;
}

export const rateFields = (rate: AdminShippingRate): RateFields => ({
  name: rate.name,
  amount: rate.amount,
  freeFrom: rate.freeFrom ?? '',
  states: [...rate.states],
  daysMin: rate.daysMin,
  daysMax: rate.daysMax,
  sortOrder: rate.sortOrder,
  isActive: rate.isActive,
});

/** A new rate is the last choice. */
export const newRateFields = (rates: readonly AdminShippingRate[]): RateFields => ({
  name: '',
  amount: '',
  freeFrom: '',
  states: [],
  daysMin: null,
  daysMax: null,
  sortOrder: Math.max(0, ...rates.map(({ sortOrder }) => sortOrder)) + 1,
  isActive: true,
});

const countOf = (typed: TypedCount): number | null => (typeof typed === 'number' ? typed : null);

/** The body of inputs that are valid. */
export const rateBody = (fields: RateFields): CreateShippingRate => ({
  name: cleanLine(fields.name),
  amount: amountOf(fields.amount) ?? '0.00',
  freeFrom: amountOf(fields.freeFrom),
  states: fields.states,
  daysMin: countOf(fields.daysMin),
  daysMax: countOf(fields.daysMax),
  sortOrder: countOf(fields.sortOrder) ?? 0,
  isActive: fields.isActive,
});

const daysText = (min: number, max: number): string =>
  min === max ? `${max} ${max === 1 ? 'day' : 'days'}` : `${min} to ${max} days`;

/** "$6.00, free from $75.00" and "Everywhere, 3 to 5 days": a rate as staff read it. */
export function rateLines({ amount, freeFrom, states, daysMin, daysMax }: AdminShippingRate): [price: string, reach: string] {
  const price = Number(amount) === 0 ? 'Free' : formatMoney(amount);
  const days = daysMin === null || daysMax === null ? [] : [daysText(daysMin, daysMax)];
  return [
    freeFrom === null ? price : `${price}, free from ${formatMoney(freeFrom)}`,
    [states.length === 0 ? 'Everywhere' : states.join(', '), ...days].join(states.length === 0 ? ', ' : '; '),
  ];
}
