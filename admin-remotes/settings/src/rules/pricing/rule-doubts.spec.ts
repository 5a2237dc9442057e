import type { TaxRule } from '@shop/contract';
import { ruleDoubts } from './rule-doubts';
import { NEW_RULE, type RuleFields } from './rule-form';

const HOLIDAY: TaxRule = {
  id: 'holiday',
  authority: 'Florida',
  state: 'FL',
  zipRanges: [],
  rate: '0',
  clothing: 'none',
  clothingAmount: null,
  shipping: 'no',
  deliveryFee: null,
  deliveryFeeFrom: null,
  validFrom: '2027-08-01',
  validTo: '2027-08-31',
  version: 1,
};
const rule = (over: Partial<RuleFields> = {}): RuleFields => ({
  ...NEW_RULE,
  authority: 'Florida',
  state: 'FL',
  rate: '6',
  ...over,
});
const ENDS =
  'From August 12, 2027 on this rule counts instead of “Florida from August 1, 2027”, which has August 31, 2027 as its last day.';

it.each<[string, Partial<RuleFields>]>([
  ['begins in it', { validFrom: '2027-08-12' }],
  ['ends after it', { validFrom: '2027-08-12', validTo: '2027-12-31' }],
  ['ends with it', { validFrom: '2027-08-12', validTo: '2027-08-31' }],
  ['is of the same authority in other letters', { validFrom: '2027-08-12', authority: ' FLORIDA ' }],
])('asks about a rule that ends a holiday: one that %s', (_case, fields) => {
  expect(ruleDoubts(rule(fields), [HOLIDAY], undefined)).toEqual([ENDS]);
});

it.each<[string, Partial<RuleFields>]>([
  ['begins after it', { validFrom: '2027-09-01' }],
  ['begins before it', { validFrom: '2027-07-01' }],
  ['begins with no day', {}],
  ['lies in it, so that it goes on afterwards', { validFrom: '2027-08-05', validTo: '2027-08-06' }],
  ['is of another authority', { validFrom: '2027-08-12', authority: 'Miami-Dade County' }],
  ['is of another state', { validFrom: '2027-08-12', state: 'GA' }],
])('does not ask about a rule that %s', (_case, fields) => {
  expect(ruleDoubts(rule(fields), [HOLIDAY], undefined)).toEqual([]);
});

it('asks about a holiday that a later rule ends, and not about the rule itself', () => {
  const later: TaxRule = { ...HOLIDAY, id: 'later', rate: '7', validFrom: '2027-08-12', validTo: null };
  const fields = rule({ rate: '0', validFrom: '2027-08-01', validTo: '2027-08-31' });
  expect(ruleDoubts(fields, [later], undefined)).toEqual([
    'From August 12, 2027 on “Florida from August 12, 2027” counts instead of this rule, which has August 31, 2027 as its last day.',
  ]);
  expect(ruleDoubts(rule({ validFrom: '2027-08-12' }), [{ ...later, validTo: '2027-09-30' }], 'later')).toEqual([]);
});

it('does not ask about a new rate after one without a last day', () => {
  expect(ruleDoubts(rule({ validFrom: '2027-08-12' }), [{ ...HOLIDAY, validTo: null }], undefined)).toEqual([]);
});

it.each([
  ['0.0625', '6.25'],
  ['0.06', '6'],
  ['0.0725 %', '7.25'],
  ['0.1025', '10.25'],
])('asks whether a rate of %s is a fraction', (rate, meant) => {
  const [doubt] = ruleDoubts(rule({ rate }), [], undefined);
  expect(doubt).toContain(`A rate of ${meant}% is written ${meant}.`);
});

it.each(['0', '0.1', '0.125', '0.25', '0.375', '1', '6.25', '8.875'])('believes a rate of %s', (rate) => {
  expect(ruleDoubts(rule({ rate }), [], undefined)).toEqual([]);
});
