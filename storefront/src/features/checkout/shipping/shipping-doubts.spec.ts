import { EMPTY_SHIPPING } from './shipping-rules.ts';
import { shippingDoubts } from './shipping-doubts.ts';

const address = (state: string, zipCode: string, customerEmail = 'amara@example.org') =>
  shippingDoubts({ ...EMPTY_SHIPPING, state, zipCode, customerEmail });

test.each([
  ['MD', '21230'],
  ['maryland', '21230-1234'],
  ['N.Y.', '06390'],
  ['District of Columbia', '20001'],
  ['AE', '09012'],
])('%s %s raises no doubt', (state, zipCode) => expect(address(state, zipCode)).toEqual({}));

test.each([
  ['Atlantis', '21230', { state: 'We do not recognize this state. Please check it.' }],
  ['MD', 'abcde', { zipCode: 'A US ZIP code has 5 digits. Please check it.' }],
  ['MD', '212301', { zipCode: 'A US ZIP code has 5 digits. Please check it.' }],
  ['CA', '21230', { zipCode: 'This ZIP code is not in CA. Please check it.' }],
  ['VA', '21230', { zipCode: 'This ZIP code is not in VA. Please check it.' }],
])('%s %s is doubted', (state, zipCode, doubts) => expect(address(state, zipCode)).toEqual(doubts));

test('a typo in a well-known mail domain is doubted', () =>
  expect(address('MD', '21230', 'amara@gmial.com')).toEqual({ customerEmail: 'Did you mean amara@gmail.com?' }));

test('what every object has is no mail domain', () => expect(address('MD', '21230', 'amara@constructor')).toEqual({}));
