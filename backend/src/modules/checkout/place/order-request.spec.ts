import { hashOf, type OrderRequest, toOrderRequest } from './order-request.js';
import type { OrderDataDto, PlaceOrderDto } from './place-order.dto.js';

const A = '11111111-1111-4111-8111-111111111111';
const B = '22222222-2222-4222-8222-222222222222';
const SIZE = '33333333-3333-4333-8333-333333333333';

const ADDRESS = { street: '1 River Rd', city: 'Fresno', state: 'CA', zipCode: '93701' };
const DATA = {
  customerName: 'Noor Haddad',
  customerEmail: 'noor@example.com',
  customerPhone: '559 555 0100',
  shippingAddress: ADDRESS,
  sessionId: 'session-0000000000000000',
  totalAmount: '96.00',
  paymentMethod: 'zelle',
  notes: 'Ring twice',
} satisfies OrderDataDto;
const LINES: PlaceOrderDto['cartItems'] = [
  { productId: A, quantity: 1 },
  { productId: B, variantId: SIZE, quantity: 1 },
];
const requestOf = (over: Partial<OrderDataDto> = {}, cartItems = LINES, address = '192.0.2.1'): OrderRequest =>
  toOrderRequest({ orderData: { ...DATA, ...over }, cartItems }, address);

it('a request has the customer, the session and one line per product and size', () => {
  expect(requestOf()).toEqual({
    sessionId: 'session-0000000000000000',
    address: '192.0.2.1',
    customer: {
      customerName: 'Noor Haddad',
      customerEmail: 'noor@example.com',
      customerPhone: '559 555 0100',
      shippingAddress: { ...ADDRESS, country: 'United States' },
      notes: 'Ring twice',
    },
    paymentMethod: 'zelle',
    lines: [
      { productId: A, quantity: 1 },
      { productId: B, variantId: SIZE, quantity: 1 },
    ],
    totalAmount: '96.00',
    totalCents: 9_600,
  });
});

describe('the same request', () => {
  it.each<[string, OrderRequest, OrderRequest]>([
    ['from another network', requestOf(), requestOf({}, LINES, '198.51.100.7')],
    ['with its lines in another order', requestOf(), requestOf({}, LINES.toReversed())],
    [
      'with ids in upper case',
      requestOf({}, [{ productId: A.replaceAll('1', 'a'), variantId: SIZE.replaceAll('3', 'b'), quantity: 1 }]),
      requestOf({}, [{ productId: A.replaceAll('1', 'A'), variantId: SIZE.replaceAll('3', 'B'), quantity: 1 }]),
    ],
    [
      'with a product on two lines',
      requestOf({}, [{ productId: A, quantity: 3 }]),
      requestOf({}, [
        { productId: A, quantity: 1 },
        { productId: A, quantity: 2 },
      ]),
    ],
    ['with the country', requestOf(), requestOf({ shippingAddress: { ...ADDRESS, country: 'United States' } })],
    ['with an empty phone', requestOf({ customerPhone: '' }), requestOf({ customerPhone: null })],
    ['with empty instructions', requestOf({ notes: '' }), requestOf({ notes: undefined })],
  ])('%s', (_, one, other) => expect(hashOf(one)).toBe(hashOf(other)));
});

describe('another request', () => {
  it.each<[string, Partial<OrderDataDto>]>([
    ['name', { customerName: 'Someone Else' }],
    ['email', { customerEmail: 'else@example.com' }],
    ['phone', { customerPhone: '559 555 0199' }],
    ['no phone', { customerPhone: '' }],
    ['street', { shippingAddress: { ...ADDRESS, street: '2 River Rd' } }],
    ['city', { shippingAddress: { ...ADDRESS, city: 'Selma' } }],
    ['state', { shippingAddress: { ...ADDRESS, state: 'NV' } }],
    ['ZIP code', { shippingAddress: { ...ADDRESS, zipCode: '93702' } }],
    ['session', { sessionId: 'session-1111111111111111' }],
    ['total', { totalAmount: '95.99' }],
    ['payment method', { paymentMethod: 'venmo' }],
    ['instructions', { notes: 'Ring once' }],
    ['no instructions', { notes: '' }],
  ])('has another %s', (_, over) => expect(hashOf(requestOf(over))).not.toBe(hashOf(requestOf())));

  it.each<[string, PlaceOrderDto['cartItems']]>([
    ['another quantity', [{ productId: A, quantity: 2 }, ...LINES.slice(1)]],
    ['a line less', LINES.slice(0, 1)],
    [
      'another size',
      [
        { productId: A, quantity: 1 },
        { productId: B, variantId: A, quantity: 1 },
      ],
    ],
    ['no size', [A, B].map((productId) => ({ productId, quantity: 1 }))],
  ])('has %s', (_, cartItems) => expect(hashOf(requestOf({}, cartItems))).not.toBe(hashOf(requestOf())));
});
