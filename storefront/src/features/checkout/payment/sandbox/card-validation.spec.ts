import { validateCard, formatExpiry, formatCardNumber } from './card-validation.ts';

const today = new Date(2026, 10, 21);
const valid = { number: '4242 4242 4242 4242', expiry: '12 / 29', cvc: '123' };

test('a plausible card is valid until the end of its last month', () => {
  expect(validateCard(valid, today)).toEqual({});
  expect(validateCard({ ...valid, expiry: '11/26' }, today)).toEqual({});
  expect(validateCard({ ...valid, expiry: '1/2030', cvc: '1234' }, today)).toEqual({});
});

test.each([
  ['number', '', 'Your card number is incomplete.'],
  ['number', '4242 4242', 'Your card number is incomplete.'],
  ['number', '4242 4242 4242 4241', 'Your card number is invalid.'],
  ['expiry', '', "Your card's expiration date is incomplete."],
  ['expiry', '13 / 29', "Your card's expiration date is incomplete."],
  ['expiry', '00 / 29', "Your card's expiration date is incomplete."],
  ['expiry', '10 / 26', "Your card's expiration date is in the past."],
  ['expiry', '12 / 99', "Your card's expiration year is invalid."],
  ['cvc', '12', "Your card's security code is incomplete."],
] as const)('%s "%s" is rejected', (field, value, message) =>
  expect(validateCard({ ...valid, [field]: value }, today)).toEqual({ [field]: message }),
);

test.each([
  ['4242', '4242'],
  ['42424', '4242 4'],
  ['4000-0025-0000-3155', '4000 0025 0000 3155'],
  ['4'.repeat(30), '4444 4444 4444 4444 444'],
])('the number %s is formatted as %s', (typed, formatted) => expect(formatCardNumber(typed)).toBe(formatted));

test.each([
  ['1', '1'],
  ['4', '04 / '],
  ['12', '12 / '],
  ['1229', '12 / 29'],
  ['12/29', '12 / 29'],
  ['1/29', '01 / 29'],
  ['12 / 2029', '12 / 29'],
  ['129', '12 / 9'],
])('the expiry %s is formatted as %s', (typed, formatted) => expect(formatExpiry(typed)).toBe(formatted));
