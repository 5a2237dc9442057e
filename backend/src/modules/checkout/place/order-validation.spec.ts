import { newSession } from '#test/support/builders/cart.js';
import { orderBody } from '#test/support/builders/order.js';
import { refusedFields } from '#test/support/refused-fields.js';
import { PlaceOrderDto } from './place-order.dto.js';

const ADDRESS = { street: '12 Canal Street', city: 'Baltimore', state: 'MD', zipCode: '21202' };
const NUL = String.fromCharCode(0);
const HALF_PAIR = String.fromCharCode(0xd83d);
const LINE = { productId: '8c8f1a52-6d0e-4c7c-8a3c-0d7a5f1b2c3d', quantity: 1 };

const refused = (over: Record<string, unknown>): Promise<Record<string, string>> =>
  refusedFields(PlaceOrderDto, orderBody(newSession(), [], over));
const refusedLines = (cartItems: unknown): Promise<Record<string, string>> =>
  refusedFields(PlaceOrderDto, { ...orderBody(newSession(), []), cartItems });

const REFUSED: [string, Record<string, unknown>, string][] = [
  ['a name of one letter', { customerName: 'A' }, 'Name must be at least 2 characters'],
  ['a name of blanks', { customerName: '     ' }, 'Name must be at least 2 characters'],
  ['no name', { customerName: undefined }, 'Name must be at least 2 characters'],
  ['a name that is a number', { customerName: 42 }, 'Name must be at least 2 characters'],
  ['a name of 121 letters', { customerName: 'n'.repeat(121) }, 'Name must be at most 120 characters'],
  ['a name of NUL and a letter', { customerName: `A${NUL}` }, 'Name must be at least 2 characters'],
  ['a name that cannot be seen', { customerName: '\u200b\u2800\u3164\u00ad' }, 'Name must be at least 2 characters'],
  ['a name with half a character', { customerName: `Ada ${HALF_PAIR}` }, 'Name holds characters that cannot be used'],
  ['no e-mail', { customerEmail: '' }, 'Please enter a valid email'],
  ['an e-mail without domain', { customerEmail: 'ada@' }, 'Please enter a valid email'],
  ['an e-mail with a line break', { customerEmail: 'ada@example.com\nBcc: all@example.com' }, 'Please enter a valid email'],
  ['an e-mail with half a character', { customerEmail: `ada${HALF_PAIR}@example.com` }, 'Please enter a valid email'],
  ['two e-mails', { customerEmail: 'ada@example.com, bob@example.com' }, 'Please enter a valid email'],
  [
    'an e-mail over 254 characters',
    { customerEmail: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(20)}.com` },
    'Please enter a valid email',
  ],
  ['a phone that is a number', { customerPhone: 4105550199 }, 'Phone must be text'],
  ['a phone of 41 characters', { customerPhone: '4'.repeat(41) }, 'Phone must be at most 40 characters'],
  ['a short street', { shippingAddress: { ...ADDRESS, street: '1 St' } }, 'Street address is required'],
  [
    'a street with half a character',
    { shippingAddress: { ...ADDRESS, street: `12 Canal ${HALF_PAIR}` } },
    'Street address holds characters that cannot be used',
  ],
  [
    'a street that cannot be seen',
    { shippingAddress: { ...ADDRESS, street: '\u200b\u2060\u115f\ufeff\u180e' } },
    'Street address is required',
  ],
  ['a short city', { shippingAddress: { ...ADDRESS, city: 'B' } }, 'City is required'],
  ['a short state', { shippingAddress: { ...ADDRESS, state: 'M' } }, 'State is required'],
  ['a short ZIP code', { shippingAddress: { ...ADDRESS, zipCode: '2120' } }, 'ZIP code is required'],
  ['another country', { shippingAddress: { ...ADDRESS, country: 'Canada' } }, 'We ship within the United States only'],
  ['no address', { shippingAddress: undefined }, 'Street address is required'],
  ['an address that is text', { shippingAddress: 'Baltimore' }, 'Street address is required'],
  ['an address that is a list', { shippingAddress: [ADDRESS] }, 'Street address is required'],
  ['notes of 1,001 characters', { notes: 'n'.repeat(1_001) }, 'Special instructions must be at most 1000 characters'],
  ['no session', { sessionId: undefined }, 'A valid sessionId is required'],
  ['a list of sessions', { sessionId: [newSession()] }, 'A valid sessionId is required'],
  ['an unknown method', { paymentMethod: 'cash' }, 'Please choose a payment method'],
  ['a method from the prototype', { paymentMethod: 'constructor' }, 'Please choose a payment method'],
];

const AMOUNTS: unknown[] = [
  '25',
  '25.0',
  '25.001',
  '-5.00',
  ' 25.00',
  '25.00\n',
  '1e3',
  'NaN',
  '١٢.٠٠',
  '',
  null,
  25,
  25.5,
  ['25.00'],
  { a: 1 },
  '9'.repeat(60),
  '123456789.00',
  '+1.00',
  '0x1.00',
];

it('an order with all of its fields is accepted', async () => {
  expect(await refused({})).toEqual({});
  expect(await refusedLines([LINE])).toEqual({});
});

describe('an order is refused with the form’s message for', () => {
  it.each(REFUSED)('%s', async (_, over, message) => {
    expect(Object.values(await refused(over))[0]).toBe(message);
  });

  it.each(AMOUNTS)('the total %j', async (totalAmount) => {
    const message = 'totalAmount must be an amount with two decimals';
    expect(await refused({ totalAmount })).toEqual({ 'orderData.totalAmount': message });
  });

  it.each([
    undefined,
    null,
    'x',
    7,
    {},
    [null],
    ['x'],
    [[]],
    [{}],
    [{ quantity: 1 }],
    [{ productId: 5, quantity: 1 }],
    [{ product: null, quantity: 1 }],
  ])('the lines %j', async (cartItems) => {
    const fields = Object.keys(await refusedLines(cartItems)).map((name) => name.split('.')[0]);
    expect([...new Set(fields)]).toEqual(['cartItems']);
  });

  it.each([0, -1, 1.5, '2', 1e30, null, true, [1]])('a line of quantity %j', async (quantity) => {
    expect(Object.keys(await refusedLines([{ ...LINE, quantity }]))).toEqual(['cartItems.0.quantity']);
  });

  it.each([{ orderData: [] }, { orderData: null }, { orderData: 'x', cartItems: [] }])('the body %j', async (body) => {
    expect(Object.keys(await refusedFields(PlaceOrderDto, body))).toContain('orderData');
  });
});
