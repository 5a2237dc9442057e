import { validateCard, formatExpiry, formatCardNumber } from './card-rules.ts';

const today = new Date(2026, 10, 21);
const good = { number: '4242 4242 4242 4242', expiry: '12 / 29', cvc: '123' };

test('a card that could exist holds, up to its last month', () => {
  expect(validateCard(good, today)).toEqual({});
  expect(validateCard({ ...good, expiry: '11/26' }, today)).toEqual({});
  expect(validateCard({ ...good, expiry: '1/2030', cvc: '1234' }, today)).toEqual({});
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
] as const)('%s "%s" is refused', (field, value, message) =>
  expect(validateCard({ ...good, [field]: value }, today)).toEqual({ [field]: message }),
);

test.each([
  ['4242', '4242'],
  ['42424', '4242 4'],
  ['4000-0025-0000-3155', '4000 0025 0000 3155'],
  ['4'.repeat(30), '4444 4444 4444 4444 444'],
])('the number %s is shown as %s', (typed, shown) => expect(formatCardNumber(typed)).toBe(shown));

test.each([
  ['1', '1'],
  ['4', '04 / '],
  ['12', '12 / '],
  ['1229', '12 / 29'],
  ['12/29', '12 / 29'],
  ['1/29', '01 / 29'],
  ['12 / 2029', '12 / 29'],
  ['129', '12 / 9'],
])('the expiry %s is shown as %s', (typed, shown) => expect(formatExpiry(typed)).toBe(shown));
