import { correctionOf, customerFieldsOf } from './customer-correction.ts';

const customer = {
  customerName: 'Noor Haddad',
  customerEmail: 'noor@example.com',
  customerPhone: null,
  shippingAddress: { street: '12 Canal Street', city: 'Baltimore', state: 'MD', zipCode: '21202', country: 'United States' },
};
const fields = customerFieldsOf(customer);

it.each([
  ['nothing', {}, {}],
  ['spaces only', { customerName: ' Noor Haddad ' }, {}],
  ['the e-mail', { customerEmail: ' right@example.com' }, { customerEmail: 'right@example.com' }],
  ['a new phone', { customerPhone: '555' }, { customerPhone: '555' }],
  [
    'the street: the whole address',
    { street: '13 Canal Street' },
    { shippingAddress: { ...customer.shippingAddress, street: '13 Canal Street', street2: null } },
  ],
  ['a second line', { street2: ' Unit 4 ' }, { shippingAddress: { ...customer.shippingAddress, street2: 'Unit 4' } }],
])('a correction of %s sends only what differs', (_, changed, correction) => {
  expect(correctionOf({ ...fields, ...changed }, customer)).toEqual(correction);
});

it('a phone that was cleared is null', () => {
  expect(correctionOf({ ...fields, customerPhone: '' }, { ...customer, customerPhone: '555' })).toEqual({ customerPhone: null });
});

it('a second line that was cleared is null, and one that stays is sent with the rest of the address', () => {
  const shippingAddress = { ...customer.shippingAddress, street2: 'Unit 4' };
  const before = { ...customer, shippingAddress };
  const inputs = customerFieldsOf(before);
  expect(correctionOf({ ...inputs, street2: '' }, before)).toEqual({ shippingAddress: { ...shippingAddress, street2: null } });
  expect(correctionOf({ ...inputs, city: 'Towson' }, before)).toEqual({
    shippingAddress: { ...shippingAddress, city: 'Towson' },
  });
});
