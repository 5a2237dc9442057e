import { fingerprintOf } from '../../orders/index.js';
import { checkoutFingerprint } from '../open/checkout-fingerprint.js';
import { hashOf, toOrderRequest } from './order-request.js';
import type { PlaceOrderDto } from './place-order.dto.js';

const A = '11111111-1111-4111-8111-111111111111';
const B = '22222222-2222-4222-8222-222222222222';
const M = '33333333-3333-4333-8333-333333333333';
const L = '44444444-4444-4444-8444-444444444444';

const LINES = [
  { productId: B, quantity: 1 },
  { productId: A, quantity: 2 },
];
const item = (productId: string, quantity: number, price: string) => ({
  productId,
  quantity,
  name: 'Cap',
  imageUrl: null,
  price,
});

const requestOf = (cartItems: PlaceOrderDto['cartItems']) =>
  toOrderRequest(
    {
      orderData: {
        customerName: 'Ada Moore',
        customerEmail: 'ada.moore@example.com',
        customerPhone: '410 555 0199',
        shippingAddress: {
          street: '12 Canal Street',
          city: 'Baltimore',
          state: 'MD',
          zipCode: '21202',
          country: 'United States',
        },
        sessionId: 'session-7f9c2ba4e88f827d616045507605853e',
        totalAmount: '106.00',
        paymentMethod: 'zelle',
      },
      cartItems,
    },
    '192.0.2.1',
  );

/** Computed by the release before sizes: its stored responses and open checkouts must stay valid. */
describe('the digests of lines without a size', () => {
  it('are those of the release before sizes', () => {
    expect(fingerprintOf(LINES, 'zelle')).toBe('f8c2baf5cc2e24f4a58f4ffad1f34dc6efb687438f0b3d2b6c9f9fb38d89b23a');
    expect(checkoutFingerprint([item(B, 1, '10.00'), item(A, 2, '48.00')], 'card', [])).toBe(
      'e1f0521a9f212700d4c11bd4818d6fcb964b4bc9c44fdb03a4249961f70add65',
    );
    expect(hashOf(requestOf(LINES))).toBe('7f1a8401c449e4f0f406f56eb0ddeafd039acb8dd02aa25dd19aff710fa9f247');
  });

  it('are the same when a client sends null for the size', () => {
    const nulls = LINES.map((line) => ({ ...line, variantId: null }));
    expect(fingerprintOf(nulls, 'zelle')).toBe(fingerprintOf(LINES, 'zelle'));
    expect(hashOf(requestOf(nulls))).toBe(hashOf(requestOf(LINES)));
    expect(requestOf(nulls).lines).toEqual([
      { productId: A, quantity: 2 },
      { productId: B, quantity: 1 },
    ]);
  });
});

describe('the digests of lines with a size', () => {
  const lineOf = (variantId: string | undefined) => [{ productId: A, quantity: 1, variantId }];
  const digestsOf = (variantId: string | undefined): string[] => [
    fingerprintOf(lineOf(variantId), 'zelle'),
    hashOf(requestOf(lineOf(variantId))),
    checkoutFingerprint([{ ...item(A, 1, '48.00'), variantId }], 'card', []),
  ];

  it('differ between sizes of one product, and from the product without a size', () => {
    const all = [undefined, M, L].flatMap(digestsOf);
    expect(new Set(all).size).toBe(9);
  });

  it('do not depend on the spelling of the id', () => {
    expect(hashOf(requestOf(lineOf(M.toUpperCase())))).toBe(hashOf(requestOf(lineOf(M))));
  });
});
