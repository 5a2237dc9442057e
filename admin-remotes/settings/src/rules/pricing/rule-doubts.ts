import { formatCalendarDay, formatMoney } from '@shop/admin-kit';
import { cleanLine, type CreateTaxRule, type TaxRule } from '@shop/contract';
import { ruleBody, type RuleFields, ruleName } from './rule-form.ts';

const MAX_FRACTION_PERCENT = 0.3;
/** Districts collect 0.1 % and more. */
const MIN_USUAL_PERCENT = 0.1;

type Days = Pick<CreateTaxRule, 'validFrom' | 'validTo'>;

/** What staff may not have meant; each is asked once before a rule is saved. `rules` are those of the shop, `id` the edited one. */
export function ruleDoubts(fields: RuleFields, rules: readonly TaxRule[], id: string | undefined): string[] {
  const rule = ruleBody(fields);
  const others = rules.filter((other) => other.id !== id && isSameAuthority(other, rule));
  const ended = others.filter((other) => ends(rule, other));
  const ending = others.filter((other) => ends(other, rule));
  return [
    ...rateDoubt(rule.rate),
    ...ended.map((other) => endText(rule.validFrom, `“${ruleName(other)}”`, other.validTo, 'this rule')),
    ...ending.map((other) => endText(other.validFrom, 'this rule', rule.validTo, `“${ruleName(other)}”`)),
  ];
}

/** A table that writes 6.25 % as 0.0625. */
function rateDoubt(rate: string): string[] {
  const percent = Number(rate);
  const hasFourDecimals = /\.\d{4}$/.test(rate);
  const isFraction = percent > 0 && (percent < MIN_USUAL_PERCENT || (percent < MAX_FRACTION_PERCENT && hasFourDecimals));
  if (!isFraction) return [];
  return [
    `${rate}% of $100.00 is ${formatMoney(percent.toFixed(2))}. A rate of ${Number((percent * 100).toFixed(4))}% is written ${Number((percent * 100).toFixed(4))}.`,
  ];
}

const isSameAuthority = (one: Pick<TaxRule, 'authority' | 'state'>, other: Pick<TaxRule, 'authority' | 'state'>): boolean =>
  one.state === other.state && cleanLine(one.authority).toLowerCase() === cleanLine(other.authority).toLowerCase();

/** Of several rules the latest first day counts, so a later one that outlasts a holiday ends it. */
function ends(later: Days, earlier: Days): boolean {
  const { validFrom: first, validTo: last } = later;
  if (!first || !earlier.validTo) return false;
  return (earlier.validFrom ?? '') < first && first <= earlier.validTo && (!last || last >= earlier.validTo);
}

const endText = (day: string | null | undefined, ended: string, lastDay: string | null | undefined, instead: string): string =>
  `From ${dayOf(day)} on ${instead} counts instead of ${ended}, which has ${dayOf(lastDay)} as its last day.`;

const dayOf = (day: string | null | undefined): string => formatCalendarDay(day ?? '', 'longDay');
