import { EMPTY_SHIPPING, isValidShipping, validateShipping } from './shipping-rules.ts';

const valid = {
  ...EMPTY_SHIPPING,
  customerName: 'Amara Okafor',
  customerEmail: 'amara@example.org',
  street: '12 Harbor Street',
  city: 'Baltimore',
  state: 'MD',
  zipCode: '21230',
};

test('a complete form is valid; phone and notes are optional', () => {
  expect(validateShipping(valid)).toEqual({});
  expect(isValidShipping(valid)).toBe(true);
});

test('an empty form has an error for every required field, in the order of the form', () => {
  const errors = validateShipping(EMPTY_SHIPPING);
  expect(errors).toEqual({
    customerName: 'Name must be at least 2 characters',
    customerEmail: 'Please enter a valid email',
    street: 'Street address is required',
    city: 'City is required',
    state: 'State is required',
    zipCode: 'ZIP code is required',
  });
  expect(Object.keys(errors)[0]).toBe('customerName');
});

test.each([
  ['customerName', ' A '],
  ['customerEmail', 'amara@example'],
  ['customerEmail', 'amara example.org'],
  ['customerEmail', 'amara@example..org'],
  ['customerEmail', 'a..b@shop.com'],
  ['customerEmail', 'jo@x.y'],
  ['street', '12 H'],
  ['zipCode', '2123 '],
] as const)('%s rejects "%s"', (field, value) => {
  const fields = { ...valid, [field]: value };
  expect(Object.keys(validateShipping(fields))).toEqual([field]);
  expect(isValidShipping(fields)).toBe(false);
});
