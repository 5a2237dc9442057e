import { formatCalendarDay, formatMoney } from '@shop/admin-kit';
import {
  cleanLine,
  type CreateTaxRule,
  PRICING_TEXTS,
  stateNameOf,
  type TaxRule,
  textProblem,
  type TextRule,
} from '@shop/contract';
import { amountOf } from './amounts.ts';

/** What the inputs hold: one ZIP code or range per line, empty texts instead of null. */
export interface RuleFields {
  authority: string;
  state: string | undefined;
  zipRanges: string;
  rate: string;
  clothing: TaxRule['clothing'];
  clothingAmount: string;
  shipping: TaxRule['shipping'];
  deliveryFee: string;
  deliveryFeeFrom: string;
  validFrom: string;
  validTo: string;
}

export const CLOTHING: Readonly<Record<TaxRule['clothing'], string>> = {
  none: 'Taxed like everything else',
  exempt: 'Not taxed',
  exempt_below: 'Not taxed while a piece costs less than a limit',
  exempt_up_to: 'Not taxed while a piece costs a limit or less',
  excess_over: 'Taxed only on what a piece costs above a limit',
};

export const SHIPPING: Readonly<Record<TaxRule['shipping'], string>> = {
  no: 'Not taxed',
  share: 'Taxed by the share of the goods that is taxed',
  yes: 'Taxed when any of the goods is',
};

export const hasLimit = (clothing: TaxRule['clothing']): boolean => clothing !== 'none' && clothing !== 'exempt';

export const NEW_RULE: RuleFields = {
  authority: '',
  state: undefined,
  zipRanges: '',
  rate: '',
  clothing: 'none',
  clothingAmount: '',
  shipping: 'no',
  deliveryFee: '',
  deliveryFeeFrom: '',
  validFrom: '',
  validTo: '',
};

export const ruleFields = (rule: TaxRule): RuleFields => ({
  authority: rule.authority,
  state: rule.state,
  zipRanges: rule.zipRanges.join('\n'),
  rate: rule.rate,
  clothing: rule.clothing,
  clothingAmount: rule.clothingAmount ?? '',
  shipping: rule.shipping,
  deliveryFee: rule.deliveryFee ?? '',
  deliveryFeeFrom: rule.deliveryFeeFrom ?? '',
  validFrom: rule.validFrom ?? '',
  validTo: rule.validTo ?? '',
});

/** Tables of states have dashes and spaces between both ends of a range. */
const rangesOf = (text: string): string[] =>
  text
    .replaceAll(/\s*[\p{Pd}\u2212]\s*/gu, '-')
    .split(/[\s,;]+/)
    .filter(Boolean);
const percentOf = (text: string): string => text.replaceAll(/[\s%]/g, '');

/** The body of inputs that are valid. */
export const ruleBody = (fields: RuleFields): CreateTaxRule => ({
  authority: cleanLine(fields.authority),
  state: fields.state ?? '',
  zipRanges: rangesOf(fields.zipRanges),
  rate: percentOf(fields.rate),
  clothing: fields.clothing,
  clothingAmount: hasLimit(fields.clothing) ? amountOf(fields.clothingAmount) : null,
  shipping: fields.shipping,
  deliveryFee: amountOf(fields.deliveryFee),
  deliveryFeeFrom: amountOf(fields.deliveryFeeFrom),
  validFrom: fields.validFrom || null,
  validTo: fields.validTo || null,
});

const MAX_RANGES = 300;
const MAX_PERCENT = 30;

/** The rule of the input with one ZIP code or range per line. */
export const ZIP_RANGES: TextRule = {
  label: 'ZIP codes',
  min: 0,
  lines: true,
  required: PRICING_TEXTS.zipRange.required,
  format: (text) => {
    const ranges = rangesOf(text);
    if (ranges.length > MAX_RANGES) return `At most ${MAX_RANGES} ZIP codes and ranges`;
    if (new Set(ranges).size < ranges.length) return 'The ZIP codes name one twice';
    return ranges.map((range) => textProblem(PRICING_TEXTS.zipRange, range)).find((problem) => problem !== undefined);
  },
};

/** The rule of the input of a percentage, in the words of the server. */
export const PERCENT: TextRule = {
  label: 'Rate',
  min: 1,
  required: 'Please enter the rate',
  format: (text) => {
    const percent = percentOf(text);
    const isPercent = /^\d{1,2}(\.\d{1,4})?$/.test(percent) && Number(percent) <= MAX_PERCENT;
    return isPercent ? undefined : `The rate must be a percentage from 0 to ${MAX_PERCENT} with at most 4 decimals`;
  },
};

const SHOWN_RANGES = 4;

function areaText(ranges: readonly string[]): string {
  if (ranges.length === 0) return 'Whole state';
  const more = ranges.length - SHOWN_RANGES;
  return `ZIP ${ranges.slice(0, SHOWN_RANGES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

const CLOTHING_TEXTS: Readonly<Record<TaxRule['clothing'], (limit: string) => string | null>> = {
  none: () => null,
  exempt: () => 'Clothing is not taxed',
  exempt_below: (limit) => `Clothing below ${limit} is not taxed`,
  exempt_up_to: (limit) => `Clothing up to ${limit} is not taxed`,
  excess_over: (limit) => `Clothing is taxed above ${limit}`,
};

const SHIPPING_TEXTS: Readonly<Record<TaxRule['shipping'], string | null>> = {
  no: null,
  share: 'Shipping is taxed by share',
  yes: 'Shipping is taxed',
};

const dayOf = (day: string): string => formatCalendarDay(day, 'longDay');

function timeText({ validFrom, validTo }: TaxRule): string | null {
  if (validFrom !== null && validTo !== null) return `${dayOf(validFrom)} to ${dayOf(validTo)}`;
  if (validFrom !== null) return `From ${dayOf(validFrom)}`;
  return validTo === null ? null : `Until ${dayOf(validTo)}`;
}

function feeText({ deliveryFee, deliveryFeeFrom }: TaxRule): string | null {
  if (deliveryFee === null) return null;
  const from = deliveryFeeFrom === null ? '' : ` from ${formatMoney(deliveryFeeFrom)}`;
  return `Delivery fee ${formatMoney(deliveryFee)}${from}`;
}

/** A rule as staff read it, one line for each of its parts. */
export const ruleLines = (rule: TaxRule): string[] =>
  [
    areaText(rule.zipRanges),
    CLOTHING_TEXTS[rule.clothing](formatMoney(rule.clothingAmount ?? '0')),
    SHIPPING_TEXTS[rule.shipping],
    feeText(rule),
    timeText(rule),
  ].filter((line) => line !== null);

/** Names a rule among others of its authority. */
export const ruleName = (rule: TaxRule): string =>
  [rule.authority, ...(rule.validFrom === null ? [] : [`from ${dayOf(rule.validFrom)}`])].join(' ');

/** The rules of each state, by its name. */
export function rulesByState(rules: readonly TaxRule[]): { state: string; name: string; rules: TaxRule[] }[] {
  const states = [...new Set(rules.map(({ state }) => state))];
  return states
    .map((code) => ({ state: code, name: stateNameOf(code), rules: rules.filter(({ state }) => state === code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
