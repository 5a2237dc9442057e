import { validateShipping, EMPTY_SHIPPING, firstInvalidField } from './shipping-rules.ts';

const good = {
  ...EMPTY_SHIPPING,
  customerName: 'Amara Okafor',
  customerEmail: 'amara@example.org',
  street: '12 Harbor Street',
  city: 'Baltimore',
  state: 'MD',
  zipCode: '21230',
};

test('a full form holds; phone and notes may stay empty', () => expect(validateShipping(good)).toEqual({}));

test('an empty form names every required field, and the first one first', () => {
  const errors = validateShipping(EMPTY_SHIPPING);
  expect(errors).toEqual({
    customerName: 'Name must be at least 2 characters',
    customerEmail: 'Please enter a valid email',
    street: 'Street address is required',
    city: 'City is required',
    state: 'State is required',
    zipCode: 'ZIP code is required',
  });
  expect(firstInvalidField(errors)).toBe('customerName');
});

test.each([
  ['customerName', ' A '],
  ['customerEmail', 'amara@example'],
  ['customerEmail', 'amara example.org'],
  ['customerEmail', 'amara@example..org'],
  ['street', '12 H'],
  ['zipCode', '2123 '],
] as const)('%s refuses "%s"', (field, value) => expect(firstInvalidField(validateShipping({ ...good, [field]: value }))).toBe(field));
