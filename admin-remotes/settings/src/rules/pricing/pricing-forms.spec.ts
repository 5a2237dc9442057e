import type { AdminShippingRate, TaxRule } from '@shop/contract';
import { textProblem } from '@shop/contract';
import { amountOf, amountProblem } from './amounts';
import { newRateFields, rateBody, rateFields, rateLines } from './rate-form';
import { NEW_RULE, PERCENT, ruleBody, ruleFields, ruleLines, ruleName, rulesByState, ZIP_RANGES } from './rule-form';

const RATE: AdminShippingRate = {
  id: 'a',
  name: 'Standard',
  amount: '6.00',
  freeFrom: '75.00',
  states: ['MD'],
  daysMin: 3,
  daysMax: 5,
  sortOrder: 7,
  isActive: false,
  version: 1,
};
const RULE: TaxRule = {
  id: 'a',
  authority: 'Minnesota',
  state: 'MN',
  zipRanges: ['55101', '55102-55104'],
  rate: '6.875',
  clothing: 'excess_over',
  clothingAmount: '175.00',
  shipping: 'yes',
  deliveryFee: '0.50',
  deliveryFeeFrom: '100.00',
  validFrom: '2027-01-01',
  validTo: '2027-12-31',
  version: 1,
};

it('returns unchanged rates and rules from the inputs', () => {
  const { id: _rate, version: _one, ...rate } = RATE;
  expect(rateBody(rateFields(RATE))).toEqual(rate);
  const { id: _rule, version: _other, ...rule } = RULE;
  expect(ruleBody(ruleFields(RULE))).toEqual(rule);
});

it('offers a new rate last', () => {
  expect(newRateFields([]).sortOrder).toBe(1);
  expect(newRateFields([RATE]).sortOrder).toBe(8);
});

it('sends a limit only where clothing has one', () => {
  const typed = { ...NEW_RULE, clothingAmount: '110' };
  expect(ruleBody({ ...typed, clothing: 'exempt_below' }).clothingAmount).toBe('110.00');
  expect(ruleBody({ ...typed, clothing: 'exempt' }).clothingAmount).toBeNull();
});

it.each([
  [{}, ['$6.00, free from $75.00', 'MD; 3 to 5 days']],
  [{ amount: '0.00', freeFrom: null, states: [], daysMin: 1, daysMax: 1 }, ['Free', 'Everywhere, 1 day']],
  [{ freeFrom: null, states: ['MD', 'VA'], daysMin: null, daysMax: null }, ['$6.00', 'MD, VA']],
])('writes a rate with %j', (change, lines) => expect(rateLines({ ...RATE, ...change })).toEqual(lines));

it.each([
  [
    {},
    [
      'ZIP 55101, 55102-55104',
      'Clothing is taxed above $175.00',
      'Shipping is taxed',
      'Delivery fee $0.50 from $100.00',
      'January 1, 2027 to December 31, 2027',
    ],
  ],
  [{ ...ruleBody(NEW_RULE), validTo: '2027-12-31' }, ['Whole state', 'Until December 31, 2027']],
])('writes a rule with %j', (change, lines) => expect(ruleLines({ ...RULE, ...change })).toEqual(lines));

it('names a rule among others of its authority, and groups rules by state', () => {
  const earlier = { ...RULE, validFrom: null };
  expect([RULE, earlier].map(ruleName)).toEqual(['Minnesota from January 1, 2027', 'Minnesota']);
  const maryland = { ...RULE, state: 'MD' };
  expect(rulesByState([RULE, maryland, earlier])).toEqual([
    { state: 'MD', name: 'Maryland', rules: [maryland] },
    { state: 'MN', name: 'Minnesota', rules: [RULE, earlier] },
  ]);
});

const TOO_LONG = Array.from({ length: 301 }, (_, index) => String(10_000 + index)).join(' ');

it.each([
  [PERCENT, '6.25', undefined],
  [PERCENT, ' 6.2500 % ', undefined],
  [PERCENT, '30', undefined],
  [PERCENT, '30.0001', 'The rate must be a percentage from 0 to 30 with at most 4 decimals'],
  [PERCENT, '1.23456', 'The rate must be a percentage from 0 to 30 with at most 4 decimals'],
  [PERCENT, '', 'Please enter the rate'],
  [ZIP_RANGES, '', undefined],
  [ZIP_RANGES, '12207\n12007-12009, 12023', undefined],
  [ZIP_RANGES, '12007 - 12009; 12023–12027', undefined],
  [ZIP_RANGES, '12207 12207', 'The ZIP codes name one twice'],
  [ZIP_RANGES, '1220', 'Please write ZIP codes like 12207 or 12007-12009'],
  [ZIP_RANGES, TOO_LONG, 'At most 300 ZIP codes and ranges'],
])('%# reads %j', (rule, text, problem) => expect(textProblem(rule, text)).toBe(problem));

it.each([
  ['', { required: false, allowZero: false }, undefined],
  ['', { required: true, allowZero: true }, 'Please enter an amount'],
  ['0', { required: true, allowZero: true }, undefined],
  ['0', { required: false, allowZero: false }, 'Please enter an amount above zero'],
  ['six', { required: true, allowZero: true }, '"six" is not an amount. Please write it like 12.50'],
])('an amount of %j under %j', (typed, rule, problem) => expect(amountProblem(typed, rule)).toBe(problem));

it.each([
  ['$1,200.5', '1200.50'],
  ['', null],
])('sends %j as %j', (typed, amount) => expect(amountOf(typed)).toBe(amount));
